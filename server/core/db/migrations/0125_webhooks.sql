CREATE OR REPLACE FUNCTION "tellEndpoints"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (SELECT FROM "webhookEndpoints") THEN
    RETURN NULL;
  END IF;
  INSERT INTO "webhookDeliveries" ("tenantId", id, "createdAt", "updatedAt", "endpointId", event, resource, "rowId", "changedFields", state, attempts, tries, "nextTryAt")
    SELECT t."tenantId", gen_random_uuid(), t."createdAt", t."createdAt", e.id, t.event, t.resource, t."rowId", t.fields, 'waiting', 0, 0, t."createdAt"
      FROM (
        SELECT "tenantId", "createdAt", resource, "rowId",
          (SELECT left(string_agg(field, ','), 4000) FROM jsonb_object_keys(changes) AS field) AS fields,
          CASE
            WHEN action IN ('create', 'restore') THEN 'created'
            WHEN action = 'import' AND NOT EXISTS (SELECT FROM jsonb_each(changes) AS one WHERE one.value -> 'from' <> 'null'::jsonb) THEN 'created'
            WHEN action IN ('update', 'import', 'merge', 'unmerge', 'erase') THEN 'changed'
            WHEN action = 'move' THEN 'moved'
            WHEN action = 'delete' THEN 'deleted'
          END AS event
        FROM told) t
      JOIN "webhookEndpoints" e ON e."tenantId" = t."tenantId" AND e."deletedAt" IS NULL AND e."signingSecret" IS NOT NULL
        AND e.resources ? t.resource AND e.changes ? t.event;
  IF FOUND THEN
    PERFORM pg_notify('webhooks', '');
  END IF;
  RETURN NULL;
END $function$;

CREATE TABLE "webhookDeliveries" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "endpointId" uuid NOT NULL,
  "event" text NOT NULL,
  "resource" text,
  "rowId" text,
  "changedFields" text,
  "state" text NOT NULL,
  "trouble" text,
  "attempts" int4 NOT NULL,
  "tries" int4 NOT NULL,
  "answerStatus" int4,
  "answerTime" int4,
  "triedAt" timestamptz,
  "deliveredAt" timestamptz,
  "nextTryAt" timestamptz,
  CONSTRAINT "webhookDeliveries_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "webhookDeliveries_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

CREATE TABLE "webhookEndpoints" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" text NOT NULL,
  "url" text NOT NULL,
  "apiKeyId" uuid NOT NULL,
  "resources" jsonb NOT NULL,
  "changes" jsonb NOT NULL,
  "pausedBecause" text,
  "pausedAt" timestamptz,
  "failingSince" timestamptz,
  "lastDeliveredAt" timestamptz,
  "signingSecret" text,
  "earlierSecret" text,
  "secretAt" timestamptz,
  "earlierUntil" timestamptz,
  "searchText" text NOT NULL DEFAULT ''::text,
  CONSTRAINT "webhookEndpoints_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "webhookEndpoints_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

ALTER TABLE "webhookDeliveries" ADD CONSTRAINT "webhookDeliveries_endpointId_fkey" FOREIGN KEY ("tenantId", "endpointId") REFERENCES "webhookEndpoints"("tenantId", id);

ALTER TABLE "webhookEndpoints" ADD CONSTRAINT "webhookEndpoints_apiKeyId_fkey" FOREIGN KEY ("tenantId", "apiKeyId") REFERENCES "apiKeys"("tenantId", id);

CREATE INDEX "webhookDeliveries_age" ON "webhookDeliveries" USING btree ("createdAt");

CREATE INDEX "webhookDeliveries_createdAt_sort" ON "webhookDeliveries" USING btree ("tenantId", "createdAt", id);

CREATE INDEX "webhookDeliveries_due" ON "webhookDeliveries" USING btree ("tenantId", "endpointId", "nextTryAt") WHERE state = ANY (ARRAY['waiting'::text, 'sending'::text]);

CREATE INDEX "webhookDeliveries_endpointId_ref" ON "webhookDeliveries" USING btree ("tenantId", "endpointId");

CREATE INDEX "webhookEndpoints_apiKeyId_ref" ON "webhookEndpoints" USING btree ("tenantId", "apiKeyId");

CREATE INDEX "webhookEndpoints_createdAt_sort" ON "webhookEndpoints" USING btree ("tenantId", "createdAt", id);

CREATE UNIQUE INDEX "webhookEndpoints_name" ON "webhookEndpoints" USING btree ("tenantId", name) WHERE "deletedAt" IS NULL;

CREATE INDEX "webhookEndpoints_search" ON "webhookEndpoints" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE OR REPLACE TRIGGER webhooks AFTER INSERT ON audit REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION "tellEndpoints"();

COMMENT ON COLUMN "webhookEndpoints"."searchText" IS 'name text 743838a9';
