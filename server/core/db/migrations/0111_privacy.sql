CREATE TABLE "breaches" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "title" text NOT NULL,
  "foundAt" timestamptz NOT NULL,
  "description" text NOT NULL,
  "people" int4,
  "state" text NOT NULL,
  "reportBy" timestamptz,
  "reportedAt" timestamptz,
  "reference" text,
  "peopleInformedAt" timestamptz,
  "measures" text,
  "searchText" text NOT NULL DEFAULT ''::text,
  CONSTRAINT "breaches_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "breaches_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

CREATE TABLE "privacyRequests" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "customerId" uuid NOT NULL,
  "kind" text NOT NULL,
  "receivedOn" date NOT NULL,
  "request" text NOT NULL,
  "state" text NOT NULL,
  "dueAt" timestamptz,
  "handledById" uuid,
  "answer" text,
  "answeredAt" timestamptz,
  CONSTRAINT "privacyRequests_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "privacyRequests_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

ALTER TABLE "settings" ADD COLUMN "dpoName" jsonb;

ALTER TABLE "settings" ADD COLUMN "dpoEmail" text;

ALTER TABLE "settings" ADD COLUMN "dpoPhone" text;

ALTER TABLE "privacyRequests" ADD CONSTRAINT "privacyRequests_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES customers("tenantId", id);

ALTER TABLE "privacyRequests" ADD CONSTRAINT "privacyRequests_handledById_fkey" FOREIGN KEY ("tenantId", "handledById") REFERENCES staff("tenantId", id);

CREATE INDEX "breaches_foundAt_sort" ON "breaches" USING btree ("tenantId", "foundAt", id);

CREATE INDEX "breaches_search" ON "breaches" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE INDEX "privacyRequests_customerId_ref" ON "privacyRequests" USING btree ("tenantId", "customerId");

CREATE INDEX "privacyRequests_dueAt_sort" ON "privacyRequests" USING btree ("tenantId", "dueAt", id);

CREATE INDEX "privacyRequests_handledById_ref" ON "privacyRequests" USING btree ("tenantId", "handledById");

COMMENT ON COLUMN "breaches"."searchText" IS 'title text 743838a9, description longText 743838a9';
