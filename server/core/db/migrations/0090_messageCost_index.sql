-- alone

CREATE INDEX CONCURRENTLY IF NOT EXISTS "messages_cost" ON "messages" ("tenantId", "sentAt") WHERE cost IS NOT NULL;
