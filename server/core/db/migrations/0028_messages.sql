-- Messages that really leave: how far each is, what it is about, the queue that the carriers work, and the browsers that are pushed to.
ALTER TABLE "messages" ADD COLUMN "error" text;

ALTER TABLE "messages" ADD COLUMN "carrier" text;

ALTER TABLE "messages" ADD COLUMN "customerId" uuid;

ALTER TABLE "messages" ADD COLUMN "staffId" uuid;

ALTER TABLE "messages" ADD COLUMN "campaignId" uuid;

ALTER TABLE "messages" ADD COLUMN "marketing" bool NOT NULL DEFAULT 'false';

ALTER TABLE "messages" ALTER COLUMN "marketing" DROP DEFAULT;

ALTER TABLE "messages" ADD COLUMN "attempts" int4 NOT NULL DEFAULT '0';

ALTER TABLE "messages" ALTER COLUMN "attempts" DROP DEFAULT;

ALTER TABLE "messages" ADD COLUMN "parts" int4;

ALTER TABLE "messages" ADD COLUMN "dueAt" timestamptz;

ALTER TABLE "messages" ADD COLUMN "expiresAt" timestamptz;

ALTER TABLE "messages" ADD COLUMN "sentAt" timestamptz;

ALTER TABLE "messages" ADD COLUMN "pushedAt" timestamptz;

ALTER TABLE "messages" ADD COLUMN "deliveredAt" timestamptz;

ALTER TABLE "messages" ADD COLUMN "event" text;

ALTER TABLE "messages" ADD COLUMN "providerId" text;

ALTER TABLE "messages" ADD COLUMN "link" text;

ALTER TABLE "messages" ADD COLUMN "kept" bool NOT NULL DEFAULT 'false';

ALTER TABLE "messages" ALTER COLUMN "kept" DROP DEFAULT;

ALTER TABLE "messages" ADD COLUMN "sealedBody" text;

CREATE TABLE "pushSubscriptions" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "customerId" uuid,
  "staffId" uuid,
  "device" text,
  "languageId" text NOT NULL,
  "fingerprint" text NOT NULL,
  "endpoint" text NOT NULL,
  "publicKey" text NOT NULL,
  "authKey" text NOT NULL,
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

ALTER TABLE "settings" ADD COLUMN "smsProvider" text;

ALTER TABLE "settings" ADD COLUMN "smsSender" text;

ALTER TABLE "settings" ADD COLUMN "smsMarketingSender" text;

ALTER TABLE "settings" ADD COLUMN "smsAccount" text;

ALTER TABLE "settings" ADD COLUMN "smsToken" text;

ALTER TABLE "messages" ADD CONSTRAINT "messages_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES "customers" ("tenantId", id);

CREATE INDEX "messages_customerId_ref" ON "messages" ("tenantId", "customerId");

ALTER TABLE "messages" ADD CONSTRAINT "messages_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "messages_staffId_ref" ON "messages" ("tenantId", "staffId");

ALTER TABLE "messages" ADD CONSTRAINT "messages_campaignId_fkey" FOREIGN KEY ("tenantId", "campaignId") REFERENCES "campaigns" ("tenantId", id);

CREATE INDEX "messages_campaignId_ref" ON "messages" ("tenantId", "campaignId");

CREATE UNIQUE INDEX "messages_event" ON "messages" ("tenantId", "event") WHERE "deletedAt" IS NULL;

ALTER TABLE "pushSubscriptions" ADD CONSTRAINT "pushSubscriptions_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES "customers" ("tenantId", id);

CREATE INDEX "pushSubscriptions_customerId_ref" ON "pushSubscriptions" ("tenantId", "customerId");

ALTER TABLE "pushSubscriptions" ADD CONSTRAINT "pushSubscriptions_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "pushSubscriptions_staffId_ref" ON "pushSubscriptions" ("tenantId", "staffId");

CREATE UNIQUE INDEX "pushSubscriptions_fingerprint" ON "pushSubscriptions" ("tenantId", "fingerprint") WHERE "deletedAt" IS NULL;

CREATE INDEX "pushSubscriptions_createdAt_sort" ON "pushSubscriptions" ("tenantId", "createdAt", "id");

-- What is still to be carried. Taking a row moves `dueAt` ahead by a lease: a worker that dies gives it back by doing nothing.
-- `begunAt`: since when a provider may have the message without our knowing; it is asked before anything is sent again.
CREATE TABLE "messageQueue" (
  "tenantId" text NOT NULL REFERENCES tenants (id),
  "messageId" uuid NOT NULL,
  reference text NOT NULL,
  marketing bool NOT NULL,
  "dueAt" timestamptz NOT NULL,
  tries int4 NOT NULL DEFAULT 0,
  worker uuid,
  "begunAt" timestamptz,
  PRIMARY KEY ("tenantId", "messageId"),
  FOREIGN KEY ("tenantId", "messageId") REFERENCES messages ("tenantId", id) ON DELETE CASCADE
);
CREATE INDEX "messageQueue_due" ON "messageQueue" ("tenantId", marketing, "dueAt");

-- A delivery report names the message as the provider does.
CREATE INDEX "messages_providerId" ON messages ("tenantId", "providerId") WHERE "providerId" IS NOT NULL;
