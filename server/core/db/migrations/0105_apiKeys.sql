CREATE TABLE "apiKeys" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" text NOT NULL,
  "designation" text NOT NULL,
  "modules" jsonb NOT NULL,
  "readsOnly" bool NOT NULL,
  "pace" text NOT NULL,
  "expiresOn" date,
  "ownerId" uuid NOT NULL,
  "prefix" text,
  "keyHash" text,
  "issuedAt" timestamptz,
  "lastUsedAt" timestamptz,
  "revokedAt" timestamptz,
  "searchText" text NOT NULL DEFAULT ''::text,
  CONSTRAINT "apiKeys_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "apiKeys_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

ALTER TABLE "apiKeys" ADD CONSTRAINT "apiKeys_ownerId_fkey" FOREIGN KEY ("tenantId", "ownerId") REFERENCES staff("tenantId", id);

CREATE INDEX "apiKeys_createdAt_sort" ON "apiKeys" USING btree ("tenantId", "createdAt", id);

CREATE UNIQUE INDEX "apiKeys_keyHash" ON "apiKeys" USING btree ("tenantId", "keyHash") WHERE "deletedAt" IS NULL;

CREATE UNIQUE INDEX "apiKeys_name" ON "apiKeys" USING btree ("tenantId", name) WHERE "deletedAt" IS NULL;

CREATE INDEX "apiKeys_ownerId_ref" ON "apiKeys" USING btree ("tenantId", "ownerId");

CREATE INDEX "apiKeys_search" ON "apiKeys" USING gin ("tenantId", "searchText" gin_trgm_ops);

COMMENT ON COLUMN "apiKeys"."searchText" IS 'name text 743838a9';
