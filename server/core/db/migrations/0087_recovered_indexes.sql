-- alone

CREATE INDEX CONCURRENTLY IF NOT EXISTS "appointments_recovered_order" ON "appointments" USING btree ("tenantId", recovered, id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "appointments_recovered_orderDown" ON "appointments" USING btree ("tenantId", recovered DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;
