-- Surveys as a whole: who is asked after what and when, calls about them, and what answers amount to.
ALTER TABLE "surveyInvitations" ADD COLUMN "locationId" uuid;

ALTER TABLE "surveyInvitations" ADD COLUMN "staffId" uuid;

ALTER TABLE "surveyInvitations" ADD COLUMN "trigger" text NOT NULL DEFAULT 'manual';

ALTER TABLE "surveyInvitations" ALTER COLUMN "trigger" DROP DEFAULT;

ALTER TABLE "surveyInvitations" ADD COLUMN "subject" text;

ALTER TABLE "surveyInvitations" ADD COLUMN "subjectId" text;

ALTER TABLE "surveyInvitations" ADD COLUMN "event" text;

ALTER TABLE "surveyInvitations" ADD COLUMN "channel" text NOT NULL DEFAULT 'sms';

ALTER TABLE "surveyInvitations" ALTER COLUMN "channel" DROP DEFAULT;

ALTER TABLE "surveyInvitations" ADD COLUMN "state" text NOT NULL DEFAULT 'asked';

ALTER TABLE "surveyInvitations" ALTER COLUMN "state" DROP DEFAULT;

ALTER TABLE "surveyInvitations" ADD COLUMN "skipReason" text;

ALTER TABLE "surveyInvitations" ADD COLUMN "dueAt" timestamptz;

ALTER TABLE "surveyInvitations" ADD COLUMN "askedAt" timestamptz;

ALTER TABLE "surveyInvitations" ADD COLUMN "result" text;

ALTER TABLE "surveyInvitations" ADD COLUMN "attempts" int4 NOT NULL DEFAULT '0';

ALTER TABLE "surveyInvitations" ALTER COLUMN "attempts" DROP DEFAULT;

ALTER TABLE "surveyInvitations" ADD COLUMN "nextCallAt" timestamptz;

ALTER TABLE "surveyInvitations" ADD COLUMN "callerId" uuid;

ALTER TABLE "surveyInvitations" ADD COLUMN "leaseUntil" timestamptz;

ALTER TABLE "surveyResponses" ADD COLUMN "locationId" uuid;

ALTER TABLE "surveyResponses" ADD COLUMN "staffId" uuid;

ALTER TABLE "surveyResponses" ADD COLUMN "nps" int4;

ALTER TABLE "surveyResponses" ADD COLUMN "outcome" text;

ALTER TABLE "surveyResponses" ADD COLUMN "verbatim" text;

ALTER TABLE "surveys" ADD COLUMN "script" jsonb;

ALTER TABLE "settings" ADD COLUMN "surveyPauseDays" int4 NOT NULL DEFAULT '7';

ALTER TABLE "settings" ALTER COLUMN "surveyPauseDays" DROP DEFAULT;

ALTER TABLE "settings" ADD COLUMN "surveyCallDays" int4 NOT NULL DEFAULT '3';

ALTER TABLE "settings" ALTER COLUMN "surveyCallDays" DROP DEFAULT;

ALTER TABLE "settings" ADD COLUMN "surveyLowRating" int4 NOT NULL DEFAULT '2';

ALTER TABLE "settings" ALTER COLUMN "surveyLowRating" DROP DEFAULT;

ALTER TABLE "settings" ADD COLUMN "surveyLowNps" int4 NOT NULL DEFAULT '6';

ALTER TABLE "settings" ALTER COLUMN "surveyLowNps" DROP DEFAULT;

ALTER TABLE "surveyInvitations" ADD CONSTRAINT "surveyInvitations_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations" ("tenantId", id);

CREATE INDEX "surveyInvitations_locationId_ref" ON "surveyInvitations" ("tenantId", "locationId");

ALTER TABLE "surveyInvitations" ADD CONSTRAINT "surveyInvitations_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "surveyInvitations_staffId_ref" ON "surveyInvitations" ("tenantId", "staffId");

CREATE UNIQUE INDEX "surveyInvitations_event" ON "surveyInvitations" ("tenantId", "event") WHERE "deletedAt" IS NULL;

ALTER TABLE "surveyInvitations" ADD CONSTRAINT "surveyInvitations_callerId_fkey" FOREIGN KEY ("tenantId", "callerId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "surveyInvitations_callerId_ref" ON "surveyInvitations" ("tenantId", "callerId");

ALTER TABLE "surveyResponses" ADD CONSTRAINT "surveyResponses_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations" ("tenantId", id);

CREATE INDEX "surveyResponses_locationId_ref" ON "surveyResponses" ("tenantId", "locationId");

ALTER TABLE "surveyResponses" ADD CONSTRAINT "surveyResponses_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "surveyResponses_staffId_ref" ON "surveyResponses" ("tenantId", "staffId");

-- What was there before: invitations that were sent as they were made, and whose visit each answer is about.
UPDATE "surveyInvitations" SET "askedAt" = "createdAt", state = CASE WHEN "responseId" IS NULL THEN 'asked' ELSE 'answered' END;

UPDATE "surveyInvitations" i SET "locationId" = a."locationId", "staffId" = a."advisorId" FROM appointments a
  WHERE a."tenantId" = i."tenantId" AND a.id = i."appointmentId";

UPDATE "surveyResponses" r SET "locationId" = a."locationId", "staffId" = a."advisorId" FROM appointments a
  WHERE a."tenantId" = r."tenantId" AND a.id = r."appointmentId";

-- Every minute somebody looks for those whose moment has come, and callers for those who did not answer.
CREATE INDEX "surveyInvitations_due" ON "surveyInvitations" ("tenantId", "dueAt") WHERE state = 'waiting';
CREATE INDEX "surveyInvitations_calls" ON "surveyInvitations" ("tenantId", "askedAt") WHERE state = 'asked';
