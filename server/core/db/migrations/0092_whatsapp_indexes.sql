-- alone

CREATE INDEX CONCURRENTLY IF NOT EXISTS "messages_conversationId_ref" ON "messages" USING btree ("tenantId", "conversationId");
