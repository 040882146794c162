-- Work that administrators see and steer: pauses, jobs that failed and can go on, and which stages customers are told of.
CREATE TABLE "workPauses" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "what" text NOT NULL,
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE UNIQUE INDEX "workPauses_what" ON "workPauses" ("tenantId", "what") WHERE "deletedAt" IS NULL;

CREATE INDEX "workPauses_createdAt_sort" ON "workPauses" ("tenantId", "createdAt", "id");

ALTER TABLE "settings" ADD COLUMN "stageMessages" jsonb NOT NULL DEFAULT '["inWorkshop","completed"]';

ALTER TABLE "settings" ALTER COLUMN "stageMessages" DROP DEFAULT;

-- A job that failed keeps its place here, so that it can go on from where it was.
ALTER TABLE "jobQueue" ADD COLUMN "failedAt" timestamptz;

-- A row's past is read by its id: by its history, and by the reminders, which ask since when a booking begins when it does.
CREATE INDEX "audit_row" ON "audit" ("tenantId", "rowId", "createdAt");
