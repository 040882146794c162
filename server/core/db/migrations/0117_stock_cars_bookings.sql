-- alone

CREATE INDEX CONCURRENTLY IF NOT EXISTS "appointments_stockCarId_ref" ON "appointments" USING btree ("tenantId", "stockCarId");
