-- Campaigns that are sent: who wrote one, how far it is, whom it reached and what they did; and the most that a tenant sends a minute.
CREATE TABLE "campaignRecipients" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "campaignId" uuid NOT NULL,
  "customerId" uuid NOT NULL,
  "languageId" text NOT NULL,
  "clickedAt" timestamptz,
  "appointmentId" uuid,
  "optedOutAt" timestamptz,
  "code" text NOT NULL,
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

ALTER TABLE "campaigns" ADD COLUMN "target" text NOT NULL DEFAULT 'search';

ALTER TABLE "campaigns" ALTER COLUMN "target" DROP DEFAULT;

ALTER TABLE "campaigns" ADD COLUMN "perMinute" int4 NOT NULL DEFAULT '600';

ALTER TABLE "campaigns" ALTER COLUMN "perMinute" DROP DEFAULT;

ALTER TABLE "campaigns" ADD COLUMN "authorId" uuid;

ALTER TABLE "campaigns" ADD COLUMN "startedAt" timestamptz;

ALTER TABLE "campaigns" ADD COLUMN "endedAt" timestamptz;

ALTER TABLE "campaigns" ADD COLUMN "progress" jsonb NOT NULL DEFAULT '{}';

ALTER TABLE "campaigns" ALTER COLUMN "progress" DROP DEFAULT;

ALTER TABLE "settings" ADD COLUMN "smsPartPrice" int8;

ALTER TABLE "settings" ADD COLUMN "campaignPerMinute" int4 NOT NULL DEFAULT '6000';

ALTER TABLE "settings" ALTER COLUMN "campaignPerMinute" DROP DEFAULT;

ALTER TABLE "campaignRecipients" ADD CONSTRAINT "campaignRecipients_campaignId_fkey" FOREIGN KEY ("tenantId", "campaignId") REFERENCES "campaigns" ("tenantId", id);

CREATE INDEX "campaignRecipients_campaignId_ref" ON "campaignRecipients" ("tenantId", "campaignId");

ALTER TABLE "campaignRecipients" ADD CONSTRAINT "campaignRecipients_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES "customers" ("tenantId", id);

CREATE INDEX "campaignRecipients_customerId_ref" ON "campaignRecipients" ("tenantId", "customerId");

ALTER TABLE "campaignRecipients" ADD CONSTRAINT "campaignRecipients_appointmentId_fkey" FOREIGN KEY ("tenantId", "appointmentId") REFERENCES "appointments" ("tenantId", id);

CREATE INDEX "campaignRecipients_appointmentId_ref" ON "campaignRecipients" ("tenantId", "appointmentId");

CREATE UNIQUE INDEX "campaignRecipients_code" ON "campaignRecipients" ("tenantId", "code") WHERE "deletedAt" IS NULL;

CREATE INDEX "campaignRecipients_createdAt_sort" ON "campaignRecipients" ("tenantId", "createdAt", "id");

ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_authorId_fkey" FOREIGN KEY ("tenantId", "authorId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "campaigns_authorId_ref" ON "campaigns" ("tenantId", "authorId");

-- An audience names the module's rows and the customers behind them; what was kept before were the customers' own filters.
UPDATE campaigns SET audience = jsonb_build_object('rows', '{}'::jsonb, 'customers', audience) WHERE NOT audience ?& array['rows', 'customers'];

UPDATE campaigns SET "authorId" = "createdBy" WHERE "createdBy" IS NOT NULL;
