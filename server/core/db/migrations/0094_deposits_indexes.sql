-- alone

CREATE INDEX CONCURRENTLY IF NOT EXISTS "appointments_depositState_order" ON "appointments" USING btree ("tenantId", "depositState", id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "appointments_depositState_orderDown" ON "appointments" USING btree ("tenantId", "depositState" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "appointments_depositWaivedById_ref" ON "appointments" USING btree ("tenantId", "depositWaivedById");

CREATE INDEX CONCURRENTLY IF NOT EXISTS "appointments_forgivenById_ref" ON "appointments" USING btree ("tenantId", "forgivenById");
