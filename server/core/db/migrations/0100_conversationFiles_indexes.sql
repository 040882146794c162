-- alone

CREATE INDEX CONCURRENTLY IF NOT EXISTS "messages_file_ref" ON "messages" USING btree ("tenantId", file);

CREATE INDEX CONCURRENTLY IF NOT EXISTS "receivedMessages_file_ref" ON "receivedMessages" USING btree ("tenantId", file);
