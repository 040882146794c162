ALTER TABLE "messages" ADD COLUMN "file" uuid;

ALTER TABLE "receivedMessages" ADD COLUMN "file" uuid;

ALTER TABLE "receivedMessages" ADD COLUMN "fileState" text;

ALTER TABLE "messages" ADD CONSTRAINT "messages_file_fkey" FOREIGN KEY ("tenantId", file) REFERENCES files("tenantId", id) NOT VALID;

ALTER TABLE "receivedMessages" ADD CONSTRAINT "receivedMessages_file_fkey" FOREIGN KEY ("tenantId", file) REFERENCES files("tenantId", id) NOT VALID;
