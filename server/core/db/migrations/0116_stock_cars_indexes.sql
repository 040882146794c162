-- alone

CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_stockCarId_ref" ON "leads" USING btree ("tenantId", "stockCarId");
