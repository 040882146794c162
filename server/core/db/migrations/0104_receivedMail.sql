ALTER TABLE "receivedMessages" ADD COLUMN "sender" text;
