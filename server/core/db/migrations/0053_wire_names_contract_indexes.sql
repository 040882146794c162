-- alone
-- contract 0051: older code leaves the new columns of its rows empty, and two empty ones would collide.

CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "clientLeadType_value" ON "clientLeadType" USING btree ("tenantId", value) WHERE "deletedAt" IS NULL;

CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "contactMethod_value" ON "contactMethod" USING btree ("tenantId", value) WHERE "deletedAt" IS NULL;

CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "staffType_value" ON "staffType" USING btree ("tenantId", value) WHERE "deletedAt" IS NULL;

CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "userTitles_value" ON "userTitles" USING btree ("tenantId", value) WHERE "deletedAt" IS NULL;
