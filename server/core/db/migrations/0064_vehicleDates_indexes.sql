-- alone

CREATE INDEX CONCURRENTLY IF NOT EXISTS "vehicles_inspectionEnd_order" ON "vehicles" USING btree ("tenantId", "inspectionEnd", id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "vehicles_inspectionEnd_orderDown" ON "vehicles" USING btree ("tenantId", "inspectionEnd" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "vehicles_insuranceEnd_order" ON "vehicles" USING btree ("tenantId", "insuranceEnd", id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "vehicles_insuranceEnd_orderDown" ON "vehicles" USING btree ("tenantId", "insuranceEnd" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "vehicles_registrationEnd_order" ON "vehicles" USING btree ("tenantId", "registrationEnd", id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "vehicles_registrationEnd_orderDown" ON "vehicles" USING btree ("tenantId", "registrationEnd" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;
