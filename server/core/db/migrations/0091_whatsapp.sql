CREATE TABLE "cannedAnswers" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" text NOT NULL,
  "body" jsonb NOT NULL,
  "place" int4 NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT ''::text,
  CONSTRAINT "cannedAnswers_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "cannedAnswers_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

CREATE TABLE "conversations" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" text NOT NULL,
  "mobile" text NOT NULL,
  "lastBody" text,
  "lastAt" timestamptz NOT NULL,
  "lastWhatsappAt" timestamptz,
  "unread" int4,
  "assigneeId" uuid,
  "customerId" uuid,
  "searchText" text NOT NULL DEFAULT ''::text,
  CONSTRAINT "conversations_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "conversations_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

CREATE TABLE "receivedMessages" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "conversationId" uuid NOT NULL,
  "customerId" uuid,
  "channel" text NOT NULL,
  "kind" text NOT NULL,
  "body" text,
  "sentAt" timestamptz NOT NULL,
  "answersId" uuid,
  "button" text,
  "providerId" text NOT NULL,
  CONSTRAINT "receivedMessages_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "receivedMessages_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

CREATE TABLE "whatsappTemplates" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "kind" text NOT NULL,
  "languageId" text NOT NULL,
  "name" text NOT NULL,
  "body" text NOT NULL,
  "state" text NOT NULL,
  "reason" text,
  "stateAt" timestamptz,
  "providerId" text,
  CONSTRAINT "whatsappTemplates_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "whatsappTemplates_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

ALTER TABLE "messages" ADD COLUMN "conversationId" uuid;

ALTER TABLE "messages" ADD COLUMN "readAt" timestamptz;

ALTER TABLE "messages" ADD COLUMN "whatsappError" text;

ALTER TABLE "settings" ADD COLUMN "whatsappProvider" text;

ALTER TABLE "settings" ADD COLUMN "whatsappFirst" bool NOT NULL DEFAULT true;

ALTER TABLE "settings" ADD COLUMN "whatsappNumber" text;

ALTER TABLE "settings" ADD COLUMN "whatsappAccount" text;

ALTER TABLE "settings" ADD COLUMN "whatsappToken" text;

ALTER TABLE "settings" ADD COLUMN "whatsappAppSecret" text;

ALTER TABLE "settings" ADD COLUMN "whatsappVerifyToken" text;

ALTER TABLE "conversations" ADD CONSTRAINT "conversations_assigneeId_fkey" FOREIGN KEY ("tenantId", "assigneeId") REFERENCES staff("tenantId", id);

ALTER TABLE "conversations" ADD CONSTRAINT "conversations_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES customers("tenantId", id);

ALTER TABLE "messages" ADD CONSTRAINT "messages_conversationId_fkey" FOREIGN KEY ("tenantId", "conversationId") REFERENCES conversations("tenantId", id) NOT VALID;

ALTER TABLE "receivedMessages" ADD CONSTRAINT "receivedMessages_answersId_fkey" FOREIGN KEY ("tenantId", "answersId") REFERENCES messages("tenantId", id);

ALTER TABLE "receivedMessages" ADD CONSTRAINT "receivedMessages_conversationId_fkey" FOREIGN KEY ("tenantId", "conversationId") REFERENCES conversations("tenantId", id);

ALTER TABLE "receivedMessages" ADD CONSTRAINT "receivedMessages_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES customers("tenantId", id);

CREATE UNIQUE INDEX "cannedAnswers_name" ON "cannedAnswers" USING btree ("tenantId", name) WHERE "deletedAt" IS NULL;

CREATE INDEX "cannedAnswers_place_sort" ON "cannedAnswers" USING btree ("tenantId", place, id);

CREATE INDEX "cannedAnswers_search" ON "cannedAnswers" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE INDEX "conversations_assigneeId_ref" ON "conversations" USING btree ("tenantId", "assigneeId");

CREATE INDEX "conversations_customerId_ref" ON "conversations" USING btree ("tenantId", "customerId");

CREATE INDEX "conversations_lastAt_sort" ON "conversations" USING btree ("tenantId", "lastAt", id);

CREATE UNIQUE INDEX "conversations_mobile" ON "conversations" USING btree ("tenantId", mobile) WHERE "deletedAt" IS NULL;

CREATE INDEX "conversations_search" ON "conversations" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE INDEX "receivedMessages_answersId_ref" ON "receivedMessages" USING btree ("tenantId", "answersId");

CREATE INDEX "receivedMessages_conversationId_ref" ON "receivedMessages" USING btree ("tenantId", "conversationId");

CREATE INDEX "receivedMessages_customerId_ref" ON "receivedMessages" USING btree ("tenantId", "customerId");

CREATE UNIQUE INDEX "receivedMessages_providerId" ON "receivedMessages" USING btree ("tenantId", "providerId") WHERE "deletedAt" IS NULL;

CREATE INDEX "receivedMessages_sentAt_sort" ON "receivedMessages" USING btree ("tenantId", "sentAt", id);

CREATE INDEX "whatsappTemplates_kind_sort" ON "whatsappTemplates" USING btree ("tenantId", kind, id);

COMMENT ON COLUMN "cannedAnswers"."searchText" IS 'name text 743838a9, body bilingual d092ecb6';

COMMENT ON COLUMN "conversations"."searchText" IS 'name text 743838a9, mobile mobile 567985cf';
