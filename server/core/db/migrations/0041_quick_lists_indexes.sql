-- alone

CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_status_list" ON "leads" ("tenantId", "status", "createdAt", id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "appointments_status_list" ON "appointments" ("tenantId", "status", "createdAt", id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "vehicles_status_list" ON "vehicles" ("tenantId", "status", "createdAt", id) WHERE "deletedAt" IS NULL;
