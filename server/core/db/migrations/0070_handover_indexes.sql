-- alone

CREATE INDEX CONCURRENTLY IF NOT EXISTS "appointments_signature_ref" ON "appointments" USING btree ("tenantId", signature);

CREATE INDEX CONCURRENTLY IF NOT EXISTS "appointments_unpaidById_ref" ON "appointments" USING btree ("tenantId", "unpaidById");

CREATE INDEX CONCURRENTLY IF NOT EXISTS "jobServices_decidedById_ref" ON "jobServices" USING btree ("tenantId", "decidedById");
