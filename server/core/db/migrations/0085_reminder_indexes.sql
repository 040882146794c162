-- alone

CREATE INDEX CONCURRENTLY IF NOT EXISTS "appointments_reminder_order" ON "appointments" USING btree ("tenantId", reminder, id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "appointments_reminder_orderDown" ON "appointments" USING btree ("tenantId", reminder DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;
