ALTER TABLE "leads" ADD COLUMN "tags" jsonb NOT NULL DEFAULT '[]';

ALTER TABLE "leads" ALTER COLUMN "tags" DROP DEFAULT;

CREATE TABLE "followUps" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "leadId" uuid NOT NULL,
  "name" text NOT NULL,
  "comment" text NOT NULL,
  "dueAt" timestamptz,
  "channel" text,
  "contactResult" text,
  "staffId" uuid,
  "staffName" text,
  "staffEmail" text,
  "type" text NOT NULL,
  "locationId" uuid,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "complaints" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "ref" text NOT NULL,
  "customerId" uuid NOT NULL,
  "vehicleId" uuid,
  "appointmentId" uuid,
  "locationId" uuid,
  "department" text NOT NULL,
  "category" text NOT NULL,
  "severity" text NOT NULL,
  "description" text NOT NULL,
  "attachments" jsonb NOT NULL,
  "ownerId" uuid,
  "status" text NOT NULL,
  "dueAt" timestamptz,
  "pausedMs" int4 NOT NULL,
  "resolution" text,
  "closeReason" text,
  "closedAt" timestamptz,
  "reopenCount" int4 NOT NULL,
  "rating" int4,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "feedback" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "ref" text NOT NULL,
  "customerId" uuid NOT NULL,
  "vehicleId" uuid,
  "appointmentId" uuid,
  "locationId" uuid,
  "department" text NOT NULL,
  "category" text NOT NULL,
  "severity" text NOT NULL,
  "description" text NOT NULL,
  "attachments" jsonb NOT NULL,
  "ownerId" uuid,
  "status" text NOT NULL,
  "dueAt" timestamptz,
  "pausedMs" int4 NOT NULL,
  "resolution" text,
  "closeReason" text,
  "closedAt" timestamptz,
  "reopenCount" int4 NOT NULL,
  "rating" int4 NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "roadsideAssistance" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "ref" text NOT NULL,
  "customerId" uuid NOT NULL,
  "vehicleId" uuid NOT NULL,
  "issue" text NOT NULL,
  "point" jsonb NOT NULL,
  "addressNote" text,
  "destination" text,
  "photos" jsonb NOT NULL,
  "status" text NOT NULL,
  "stage" text NOT NULL,
  "driverId" uuid,
  "locationId" uuid,
  "etaAt" timestamptz,
  "arrivedAt" timestamptz,
  "outcome" text,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "homeService" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "ref" text NOT NULL,
  "customerId" uuid NOT NULL,
  "vehicleId" uuid NOT NULL,
  "services" jsonb NOT NULL,
  "point" jsonb NOT NULL,
  "address" jsonb,
  "note" text,
  "status" text NOT NULL,
  "stage" text NOT NULL,
  "slotAt" timestamptz,
  "driverId" uuid,
  "locationId" uuid,
  "arrivedAt" timestamptz,
  "outcome" text,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "payments" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "ref" text NOT NULL,
  "orderType" text NOT NULL,
  "refId" text NOT NULL,
  "customerId" uuid,
  "amount" int8 NOT NULL,
  "currency" text NOT NULL,
  "provider" text NOT NULL,
  "providerOrderId" text,
  "state" text NOT NULL,
  "events" jsonb NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

ALTER TABLE "customers" ADD COLUMN "tags" jsonb NOT NULL DEFAULT '[]';

ALTER TABLE "customers" ALTER COLUMN "tags" DROP DEFAULT;

ALTER TABLE "customers" ADD COLUMN "mergedIntoId" uuid;

ALTER TABLE "vehicles" ADD COLUMN "documents" jsonb NOT NULL DEFAULT '[]';

ALTER TABLE "vehicles" ALTER COLUMN "documents" DROP DEFAULT;

CREATE TABLE "campaigns" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" text NOT NULL,
  "audienceModule" text NOT NULL,
  "audience" jsonb NOT NULL,
  "channel" text NOT NULL,
  "body" jsonb NOT NULL,
  "scheduleAt" timestamptz,
  "frequencyDays" int4 NOT NULL,
  "counts" jsonb NOT NULL,
  "approverId" uuid,
  "status" text NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "surveyResponses" (
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
  "result" text NOT NULL,
  "score" int4,
  "answers" jsonb NOT NULL,
  "answeredAt" timestamptz,
  "nextCallAt" timestamptz,
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "surveys" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "type" text NOT NULL,
  "module" text NOT NULL,
  "trigger" text NOT NULL,
  "delayHours" int4 NOT NULL,
  "questions" jsonb NOT NULL,
  "channel" text NOT NULL,
  "expiryDays" int4 NOT NULL,
  "status" text NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "cms" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "title" jsonb NOT NULL,
  "slug" text NOT NULL,
  "kind" text NOT NULL,
  "body" jsonb,
  "image" uuid,
  "brochure" uuid,
  "link" text,
  "linkText" jsonb,
  "publishFrom" timestamptz,
  "publishTo" timestamptz,
  "position" int4 NOT NULL,
  "status" text NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

ALTER TABLE "staff" ADD COLUMN "leave" jsonb NOT NULL DEFAULT '[]';

ALTER TABLE "staff" ALTER COLUMN "leave" DROP DEFAULT;

ALTER TABLE "staff" ADD COLUMN "photo" uuid;

ALTER TABLE "staff" ADD COLUMN "languageId" text NOT NULL DEFAULT '2';

ALTER TABLE "staff" ALTER COLUMN "languageId" DROP DEFAULT;

ALTER TABLE "staff" ADD COLUMN "notificationChoices" jsonb NOT NULL DEFAULT '{}';

ALTER TABLE "staff" ALTER COLUMN "notificationChoices" DROP DEFAULT;

ALTER TABLE "staff" ADD COLUMN "invitedAt" timestamptz;

ALTER TABLE "staff" ADD COLUMN "lastSignInAt" timestamptz;

ALTER TABLE "dealershipLocations" ADD COLUMN "ramadanHours" jsonb;

ALTER TABLE "cities" ADD COLUMN "stateId" uuid;

CREATE TABLE "clientLeadType" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "word" text NOT NULL,
  "position" int4 NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "contactMethod" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "word" text NOT NULL,
  "position" int4 NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "countries" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "dialCode" text NOT NULL,
  "code" text NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "modules" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "module" text NOT NULL,
  "position" int4 NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "multiCurrency" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "code" text NOT NULL,
  "symbol" jsonb NOT NULL,
  "minorDigits" int4 NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "roofTops" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "code" text NOT NULL,
  "locationId" uuid NOT NULL,
  "position" int4 NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "sourceCodes" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "code" text NOT NULL,
  "position" int4 NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "staffType" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "word" text NOT NULL,
  "position" int4 NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "states" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "countryId" uuid NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "subModules" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "moduleId" uuid NOT NULL,
  "position" int4 NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "userTitles" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "word" text NOT NULL,
  "position" int4 NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

ALTER TABLE "settings" ADD COLUMN "logoImage" uuid;

ALTER TABLE "settings" ADD COLUMN "logoDarkImage" uuid;

ALTER TABLE "settings" ADD COLUMN "secondSupportNumber" text;

ALTER TABLE "settings" ADD COLUMN "supportEmail" text;

ALTER TABLE "settings" ADD COLUMN "openFrom" text NOT NULL DEFAULT '10:00';

ALTER TABLE "settings" ALTER COLUMN "openFrom" DROP DEFAULT;

ALTER TABLE "settings" ADD COLUMN "openTo" text NOT NULL DEFAULT '19:00';

ALTER TABLE "settings" ALTER COLUMN "openTo" DROP DEFAULT;

ALTER TABLE "settings" ADD COLUMN "ramadanFrom" date;

ALTER TABLE "settings" ADD COLUMN "ramadanTo" date;

ALTER TABLE "settings" ADD COLUMN "ramadanHours" jsonb;

ALTER TABLE "settings" ADD COLUMN "quietFrom" text NOT NULL DEFAULT '21:00';

ALTER TABLE "settings" ALTER COLUMN "quietFrom" DROP DEFAULT;

ALTER TABLE "settings" ADD COLUMN "quietTo" text NOT NULL DEFAULT '09:00';

ALTER TABLE "settings" ALTER COLUMN "quietTo" DROP DEFAULT;

ALTER TABLE "settings" ADD COLUMN "currencyCode" text NOT NULL DEFAULT 'SAR';

ALTER TABLE "settings" ALTER COLUMN "currencyCode" DROP DEFAULT;

ALTER TABLE "settings" ADD COLUMN "redirectUrl" jsonb;

ALTER TABLE "settings" ADD COLUMN "terms" jsonb;

ALTER TABLE "settings" ADD COLUMN "privacy" jsonb;

ALTER TABLE "settings" ADD COLUMN "checklistDismissedAt" timestamptz;

CREATE TABLE "messageTemplates" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "kind" text NOT NULL,
  "channel" text NOT NULL,
  "body" jsonb NOT NULL,
  "active" bool NOT NULL,
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "customerMerges" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "keptId" uuid NOT NULL,
  "mergedId" uuid NOT NULL,
  "moved" jsonb NOT NULL,
  "undoneAt" timestamptz,
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "files" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" text NOT NULL,
  "kind" text NOT NULL,
  "mime" text NOT NULL,
  "bytes" int4 NOT NULL,
  "width" int4,
  "height" int4,
  "url" text NOT NULL,
  "storageKey" text NOT NULL,
  "hash" text NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "jobs" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "kind" text NOT NULL,
  "resource" text NOT NULL,
  "state" text NOT NULL,
  "done" int4 NOT NULL,
  "total" int4 NOT NULL,
  "failed" int4 NOT NULL,
  "input" jsonb NOT NULL,
  "result" jsonb NOT NULL,
  "ownerId" uuid NOT NULL,
  "heartbeatAt" timestamptz,
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "notifications" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "staffId" uuid NOT NULL,
  "kind" text NOT NULL,
  "title" jsonb NOT NULL,
  "resource" text,
  "rowId" text,
  "readAt" timestamptz,
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "savedViews" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "resource" text NOT NULL,
  "name" text NOT NULL,
  "visibility" text NOT NULL,
  "state" jsonb NOT NULL,
  "ownerId" uuid NOT NULL,
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "signIns" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "staffId" uuid NOT NULL,
  "outcome" text NOT NULL,
  "address" text,
  "userAgent" text,
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

ALTER TABLE "followUps" ADD CONSTRAINT "followUps_leadId_fkey" FOREIGN KEY ("tenantId", "leadId") REFERENCES "leads" ("tenantId", id);

CREATE INDEX "followUps_leadId_ref" ON "followUps" ("tenantId", "leadId");

ALTER TABLE "followUps" ADD CONSTRAINT "followUps_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "followUps_staffId_ref" ON "followUps" ("tenantId", "staffId");

ALTER TABLE "followUps" ADD CONSTRAINT "followUps_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations" ("tenantId", id);

CREATE INDEX "followUps_locationId_ref" ON "followUps" ("tenantId", "locationId");

CREATE INDEX "followUps_createdAt_sort" ON "followUps" ("tenantId", "createdAt", "id");

CREATE INDEX "followUps_search" ON "followUps" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "complaints_ref" ON "complaints" ("tenantId", "ref") WHERE "deletedAt" IS NULL;

ALTER TABLE "complaints" ADD CONSTRAINT "complaints_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES "customers" ("tenantId", id);

CREATE INDEX "complaints_customerId_ref" ON "complaints" ("tenantId", "customerId");

ALTER TABLE "complaints" ADD CONSTRAINT "complaints_vehicleId_fkey" FOREIGN KEY ("tenantId", "vehicleId") REFERENCES "vehicles" ("tenantId", id);

CREATE INDEX "complaints_vehicleId_ref" ON "complaints" ("tenantId", "vehicleId");

ALTER TABLE "complaints" ADD CONSTRAINT "complaints_appointmentId_fkey" FOREIGN KEY ("tenantId", "appointmentId") REFERENCES "appointments" ("tenantId", id);

CREATE INDEX "complaints_appointmentId_ref" ON "complaints" ("tenantId", "appointmentId");

ALTER TABLE "complaints" ADD CONSTRAINT "complaints_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations" ("tenantId", id);

CREATE INDEX "complaints_locationId_ref" ON "complaints" ("tenantId", "locationId");

ALTER TABLE "complaints" ADD CONSTRAINT "complaints_ownerId_fkey" FOREIGN KEY ("tenantId", "ownerId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "complaints_ownerId_ref" ON "complaints" ("tenantId", "ownerId");

CREATE INDEX "complaints_createdAt_sort" ON "complaints" ("tenantId", "createdAt", "id");

CREATE INDEX "complaints_search" ON "complaints" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "feedback_ref" ON "feedback" ("tenantId", "ref") WHERE "deletedAt" IS NULL;

ALTER TABLE "feedback" ADD CONSTRAINT "feedback_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES "customers" ("tenantId", id);

CREATE INDEX "feedback_customerId_ref" ON "feedback" ("tenantId", "customerId");

ALTER TABLE "feedback" ADD CONSTRAINT "feedback_vehicleId_fkey" FOREIGN KEY ("tenantId", "vehicleId") REFERENCES "vehicles" ("tenantId", id);

CREATE INDEX "feedback_vehicleId_ref" ON "feedback" ("tenantId", "vehicleId");

ALTER TABLE "feedback" ADD CONSTRAINT "feedback_appointmentId_fkey" FOREIGN KEY ("tenantId", "appointmentId") REFERENCES "appointments" ("tenantId", id);

CREATE INDEX "feedback_appointmentId_ref" ON "feedback" ("tenantId", "appointmentId");

ALTER TABLE "feedback" ADD CONSTRAINT "feedback_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations" ("tenantId", id);

CREATE INDEX "feedback_locationId_ref" ON "feedback" ("tenantId", "locationId");

ALTER TABLE "feedback" ADD CONSTRAINT "feedback_ownerId_fkey" FOREIGN KEY ("tenantId", "ownerId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "feedback_ownerId_ref" ON "feedback" ("tenantId", "ownerId");

CREATE INDEX "feedback_createdAt_sort" ON "feedback" ("tenantId", "createdAt", "id");

CREATE INDEX "feedback_search" ON "feedback" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "roadsideAssistance_ref" ON "roadsideAssistance" ("tenantId", "ref") WHERE "deletedAt" IS NULL;

ALTER TABLE "roadsideAssistance" ADD CONSTRAINT "roadsideAssistance_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES "customers" ("tenantId", id);

CREATE INDEX "roadsideAssistance_customerId_ref" ON "roadsideAssistance" ("tenantId", "customerId");

ALTER TABLE "roadsideAssistance" ADD CONSTRAINT "roadsideAssistance_vehicleId_fkey" FOREIGN KEY ("tenantId", "vehicleId") REFERENCES "vehicles" ("tenantId", id);

CREATE INDEX "roadsideAssistance_vehicleId_ref" ON "roadsideAssistance" ("tenantId", "vehicleId");

ALTER TABLE "roadsideAssistance" ADD CONSTRAINT "roadsideAssistance_driverId_fkey" FOREIGN KEY ("tenantId", "driverId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "roadsideAssistance_driverId_ref" ON "roadsideAssistance" ("tenantId", "driverId");

ALTER TABLE "roadsideAssistance" ADD CONSTRAINT "roadsideAssistance_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations" ("tenantId", id);

CREATE INDEX "roadsideAssistance_locationId_ref" ON "roadsideAssistance" ("tenantId", "locationId");

CREATE INDEX "roadsideAssistance_createdAt_sort" ON "roadsideAssistance" ("tenantId", "createdAt", "id");

CREATE INDEX "roadsideAssistance_search" ON "roadsideAssistance" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "homeService_ref" ON "homeService" ("tenantId", "ref") WHERE "deletedAt" IS NULL;

ALTER TABLE "homeService" ADD CONSTRAINT "homeService_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES "customers" ("tenantId", id);

CREATE INDEX "homeService_customerId_ref" ON "homeService" ("tenantId", "customerId");

ALTER TABLE "homeService" ADD CONSTRAINT "homeService_vehicleId_fkey" FOREIGN KEY ("tenantId", "vehicleId") REFERENCES "vehicles" ("tenantId", id);

CREATE INDEX "homeService_vehicleId_ref" ON "homeService" ("tenantId", "vehicleId");

ALTER TABLE "homeService" ADD CONSTRAINT "homeService_driverId_fkey" FOREIGN KEY ("tenantId", "driverId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "homeService_driverId_ref" ON "homeService" ("tenantId", "driverId");

ALTER TABLE "homeService" ADD CONSTRAINT "homeService_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations" ("tenantId", id);

CREATE INDEX "homeService_locationId_ref" ON "homeService" ("tenantId", "locationId");

CREATE INDEX "homeService_createdAt_sort" ON "homeService" ("tenantId", "createdAt", "id");

CREATE INDEX "homeService_search" ON "homeService" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "payments_ref" ON "payments" ("tenantId", "ref") WHERE "deletedAt" IS NULL;

ALTER TABLE "payments" ADD CONSTRAINT "payments_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES "customers" ("tenantId", id);

CREATE INDEX "payments_customerId_ref" ON "payments" ("tenantId", "customerId");

CREATE INDEX "payments_createdAt_sort" ON "payments" ("tenantId", "createdAt", "id");

CREATE INDEX "payments_search" ON "payments" USING gin ("tenantId", "searchText" gin_trgm_ops);

ALTER TABLE "customers" ADD CONSTRAINT "customers_mergedIntoId_fkey" FOREIGN KEY ("tenantId", "mergedIntoId") REFERENCES "customers" ("tenantId", id);

CREATE INDEX "customers_mergedIntoId_ref" ON "customers" ("tenantId", "mergedIntoId");

ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_approverId_fkey" FOREIGN KEY ("tenantId", "approverId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "campaigns_approverId_ref" ON "campaigns" ("tenantId", "approverId");

CREATE INDEX "campaigns_createdAt_sort" ON "campaigns" ("tenantId", "createdAt", "id");

CREATE INDEX "campaigns_search" ON "campaigns" USING gin ("tenantId", "searchText" gin_trgm_ops);

ALTER TABLE "surveyResponses" ADD CONSTRAINT "surveyResponses_surveyId_fkey" FOREIGN KEY ("tenantId", "surveyId") REFERENCES "surveys" ("tenantId", id);

CREATE INDEX "surveyResponses_surveyId_ref" ON "surveyResponses" ("tenantId", "surveyId");

ALTER TABLE "surveyResponses" ADD CONSTRAINT "surveyResponses_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES "customers" ("tenantId", id);

CREATE INDEX "surveyResponses_customerId_ref" ON "surveyResponses" ("tenantId", "customerId");

ALTER TABLE "surveyResponses" ADD CONSTRAINT "surveyResponses_appointmentId_fkey" FOREIGN KEY ("tenantId", "appointmentId") REFERENCES "appointments" ("tenantId", id);

CREATE INDEX "surveyResponses_appointmentId_ref" ON "surveyResponses" ("tenantId", "appointmentId");

CREATE INDEX "surveyResponses_createdAt_sort" ON "surveyResponses" ("tenantId", "createdAt", "id");

CREATE INDEX "surveys_createdAt_sort" ON "surveys" ("tenantId", "createdAt", "id");

CREATE INDEX "surveys_search" ON "surveys" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "cms_slug" ON "cms" ("tenantId", "slug") WHERE "deletedAt" IS NULL;

ALTER TABLE "cms" ADD CONSTRAINT "cms_image_fkey" FOREIGN KEY ("tenantId", "image") REFERENCES "files" ("tenantId", id);

CREATE INDEX "cms_image_ref" ON "cms" ("tenantId", "image");

ALTER TABLE "cms" ADD CONSTRAINT "cms_brochure_fkey" FOREIGN KEY ("tenantId", "brochure") REFERENCES "files" ("tenantId", id);

CREATE INDEX "cms_brochure_ref" ON "cms" ("tenantId", "brochure");

CREATE INDEX "cms_position_sort" ON "cms" ("tenantId", "position", "id");

CREATE INDEX "cms_search" ON "cms" USING gin ("tenantId", "searchText" gin_trgm_ops);

ALTER TABLE "staff" ADD CONSTRAINT "staff_photo_fkey" FOREIGN KEY ("tenantId", "photo") REFERENCES "files" ("tenantId", id);

CREATE INDEX "staff_photo_ref" ON "staff" ("tenantId", "photo");

ALTER TABLE "cities" ADD CONSTRAINT "cities_stateId_fkey" FOREIGN KEY ("tenantId", "stateId") REFERENCES "states" ("tenantId", id);

CREATE INDEX "cities_stateId_ref" ON "cities" ("tenantId", "stateId");

CREATE UNIQUE INDEX "clientLeadType_word" ON "clientLeadType" ("tenantId", "word") WHERE "deletedAt" IS NULL;

CREATE INDEX "clientLeadType_position_sort" ON "clientLeadType" ("tenantId", "position", "id");

CREATE INDEX "clientLeadType_search" ON "clientLeadType" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "contactMethod_word" ON "contactMethod" ("tenantId", "word") WHERE "deletedAt" IS NULL;

CREATE INDEX "contactMethod_position_sort" ON "contactMethod" ("tenantId", "position", "id");

CREATE INDEX "contactMethod_search" ON "contactMethod" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "countries_code" ON "countries" ("tenantId", "code") WHERE "deletedAt" IS NULL;

CREATE INDEX "countries_code_sort" ON "countries" ("tenantId", "code", "id");

CREATE INDEX "countries_search" ON "countries" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "modules_module" ON "modules" ("tenantId", "module") WHERE "deletedAt" IS NULL;

CREATE INDEX "modules_position_sort" ON "modules" ("tenantId", "position", "id");

CREATE INDEX "modules_search" ON "modules" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "multiCurrency_code" ON "multiCurrency" ("tenantId", "code") WHERE "deletedAt" IS NULL;

CREATE INDEX "multiCurrency_code_sort" ON "multiCurrency" ("tenantId", "code", "id");

CREATE INDEX "multiCurrency_search" ON "multiCurrency" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "roofTops_code" ON "roofTops" ("tenantId", "code") WHERE "deletedAt" IS NULL;

ALTER TABLE "roofTops" ADD CONSTRAINT "roofTops_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations" ("tenantId", id);

CREATE INDEX "roofTops_locationId_ref" ON "roofTops" ("tenantId", "locationId");

CREATE INDEX "roofTops_position_sort" ON "roofTops" ("tenantId", "position", "id");

CREATE INDEX "roofTops_search" ON "roofTops" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "sourceCodes_code" ON "sourceCodes" ("tenantId", "code") WHERE "deletedAt" IS NULL;

CREATE INDEX "sourceCodes_position_sort" ON "sourceCodes" ("tenantId", "position", "id");

CREATE INDEX "sourceCodes_search" ON "sourceCodes" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "staffType_word" ON "staffType" ("tenantId", "word") WHERE "deletedAt" IS NULL;

CREATE INDEX "staffType_position_sort" ON "staffType" ("tenantId", "position", "id");

CREATE INDEX "staffType_search" ON "staffType" USING gin ("tenantId", "searchText" gin_trgm_ops);

ALTER TABLE "states" ADD CONSTRAINT "states_countryId_fkey" FOREIGN KEY ("tenantId", "countryId") REFERENCES "countries" ("tenantId", id);

CREATE INDEX "states_countryId_ref" ON "states" ("tenantId", "countryId");

CREATE INDEX "states_name_sort" ON "states" ("tenantId", "name", "id");

CREATE INDEX "states_search" ON "states" USING gin ("tenantId", "searchText" gin_trgm_ops);

ALTER TABLE "subModules" ADD CONSTRAINT "subModules_moduleId_fkey" FOREIGN KEY ("tenantId", "moduleId") REFERENCES "modules" ("tenantId", id);

CREATE INDEX "subModules_moduleId_ref" ON "subModules" ("tenantId", "moduleId");

CREATE INDEX "subModules_position_sort" ON "subModules" ("tenantId", "position", "id");

CREATE INDEX "subModules_search" ON "subModules" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "userTitles_word" ON "userTitles" ("tenantId", "word") WHERE "deletedAt" IS NULL;

CREATE INDEX "userTitles_position_sort" ON "userTitles" ("tenantId", "position", "id");

CREATE INDEX "userTitles_search" ON "userTitles" USING gin ("tenantId", "searchText" gin_trgm_ops);

ALTER TABLE "settings" ADD CONSTRAINT "settings_logoImage_fkey" FOREIGN KEY ("tenantId", "logoImage") REFERENCES "files" ("tenantId", id);

CREATE INDEX "settings_logoImage_ref" ON "settings" ("tenantId", "logoImage");

ALTER TABLE "settings" ADD CONSTRAINT "settings_logoDarkImage_fkey" FOREIGN KEY ("tenantId", "logoDarkImage") REFERENCES "files" ("tenantId", id);

CREATE INDEX "settings_logoDarkImage_ref" ON "settings" ("tenantId", "logoDarkImage");

CREATE UNIQUE INDEX "messageTemplates_kind" ON "messageTemplates" ("tenantId", "kind") WHERE "deletedAt" IS NULL;

CREATE INDEX "messageTemplates_kind_sort" ON "messageTemplates" ("tenantId", "kind", "id");

ALTER TABLE "customerMerges" ADD CONSTRAINT "customerMerges_keptId_fkey" FOREIGN KEY ("tenantId", "keptId") REFERENCES "customers" ("tenantId", id);

CREATE INDEX "customerMerges_keptId_ref" ON "customerMerges" ("tenantId", "keptId");

ALTER TABLE "customerMerges" ADD CONSTRAINT "customerMerges_mergedId_fkey" FOREIGN KEY ("tenantId", "mergedId") REFERENCES "customers" ("tenantId", id);

CREATE INDEX "customerMerges_mergedId_ref" ON "customerMerges" ("tenantId", "mergedId");

CREATE INDEX "customerMerges_createdAt_sort" ON "customerMerges" ("tenantId", "createdAt", "id");

CREATE UNIQUE INDEX "files_storageKey" ON "files" ("tenantId", "storageKey") WHERE "deletedAt" IS NULL;

CREATE INDEX "files_createdAt_sort" ON "files" ("tenantId", "createdAt", "id");

CREATE INDEX "files_search" ON "files" USING gin ("tenantId", "searchText" gin_trgm_ops);

ALTER TABLE "jobs" ADD CONSTRAINT "jobs_ownerId_fkey" FOREIGN KEY ("tenantId", "ownerId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "jobs_ownerId_ref" ON "jobs" ("tenantId", "ownerId");

CREATE INDEX "jobs_createdAt_sort" ON "jobs" ("tenantId", "createdAt", "id");

ALTER TABLE "notifications" ADD CONSTRAINT "notifications_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "notifications_staffId_ref" ON "notifications" ("tenantId", "staffId");

CREATE INDEX "notifications_createdAt_sort" ON "notifications" ("tenantId", "createdAt", "id");

ALTER TABLE "savedViews" ADD CONSTRAINT "savedViews_ownerId_fkey" FOREIGN KEY ("tenantId", "ownerId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "savedViews_ownerId_ref" ON "savedViews" ("tenantId", "ownerId");

CREATE INDEX "savedViews_name_sort" ON "savedViews" ("tenantId", "name", "id");

ALTER TABLE "signIns" ADD CONSTRAINT "signIns_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "signIns_staffId_ref" ON "signIns" ("tenantId", "staffId");

CREATE INDEX "signIns_createdAt_sort" ON "signIns" ("tenantId", "createdAt", "id");
