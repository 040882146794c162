-- alone

CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "customers_externalId" ON "customers" USING btree ("tenantId", "externalId") WHERE "deletedAt" IS NULL;

CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "leads_externalId" ON "leads" USING btree ("tenantId", "externalId") WHERE "deletedAt" IS NULL;

CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "vehicles_externalId" ON "vehicles" USING btree ("tenantId", "externalId") WHERE "deletedAt" IS NULL;
