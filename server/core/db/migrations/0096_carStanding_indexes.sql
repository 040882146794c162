-- alone

CREATE INDEX CONCURRENTLY IF NOT EXISTS "messages_bookingId_ref" ON "messages" USING btree ("tenantId", "bookingId");

CREATE INDEX CONCURRENTLY IF NOT EXISTS "vehicles_refusedWorth_order" ON "vehicles" USING btree ("tenantId", "refusedWorth", id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "vehicles_refusedWorth_orderDown" ON "vehicles" USING btree ("tenantId", "refusedWorth" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "vehicles_serviceDueOn_order" ON "vehicles" USING btree ("tenantId", "serviceDueOn", id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "vehicles_serviceDueOn_orderDown" ON "vehicles" USING btree ("tenantId", "serviceDueOn" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;
