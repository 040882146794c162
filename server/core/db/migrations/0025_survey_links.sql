ALTER TABLE "caseReplies" ADD COLUMN "fromCustomer" bool NOT NULL DEFAULT 'false';

ALTER TABLE "caseReplies" ALTER COLUMN "fromCustomer" DROP DEFAULT;

CREATE TABLE "surveyInvitations" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "surveyId" uuid NOT NULL,
  "customerId" uuid NOT NULL,
  "appointmentId" uuid,
  "expiresAt" timestamptz NOT NULL,
  "responseId" uuid,
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

ALTER TABLE "surveyInvitations" ADD CONSTRAINT "surveyInvitations_surveyId_fkey" FOREIGN KEY ("tenantId", "surveyId") REFERENCES "surveys" ("tenantId", id);

CREATE INDEX "surveyInvitations_surveyId_ref" ON "surveyInvitations" ("tenantId", "surveyId");

ALTER TABLE "surveyInvitations" ADD CONSTRAINT "surveyInvitations_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES "customers" ("tenantId", id);

CREATE INDEX "surveyInvitations_customerId_ref" ON "surveyInvitations" ("tenantId", "customerId");

ALTER TABLE "surveyInvitations" ADD CONSTRAINT "surveyInvitations_appointmentId_fkey" FOREIGN KEY ("tenantId", "appointmentId") REFERENCES "appointments" ("tenantId", id);

CREATE INDEX "surveyInvitations_appointmentId_ref" ON "surveyInvitations" ("tenantId", "appointmentId");

ALTER TABLE "surveyInvitations" ADD CONSTRAINT "surveyInvitations_responseId_fkey" FOREIGN KEY ("tenantId", "responseId") REFERENCES "surveyResponses" ("tenantId", id);

CREATE INDEX "surveyInvitations_responseId_ref" ON "surveyInvitations" ("tenantId", "responseId");

CREATE INDEX "surveyInvitations_createdAt_sort" ON "surveyInvitations" ("tenantId", "createdAt", "id");
