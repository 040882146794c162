-- alone

CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_age" ON "leads" USING btree ("tenantId", "updatedAt");
