ALTER TABLE "leads" ADD COLUMN "responseMinutes" int4;

ALTER TABLE "leads" ADD COLUMN "responseBand" text NOT NULL DEFAULT 'N/A';

ALTER TABLE "leads" ALTER COLUMN "responseBand" DROP DEFAULT;

ALTER TABLE "leads" ADD COLUMN "assignedAt" timestamptz;

ALTER TABLE "leads" ADD COLUMN "escalatedAt" timestamptz;

ALTER TABLE "leads" ADD COLUMN "appointmentId" uuid;

ALTER TABLE "complaints" ADD COLUMN "pausedAt" timestamptz;

ALTER TABLE "complaints" ADD COLUMN "escalatedAt" timestamptz;

ALTER TABLE "complaints" ADD COLUMN "feedbackId" uuid;

ALTER TABLE "complaints" ADD COLUMN "surveyResponseId" uuid;

ALTER TABLE "feedback" ADD COLUMN "pausedAt" timestamptz;

ALTER TABLE "feedback" ADD COLUMN "escalatedAt" timestamptz;

CREATE TABLE "caseReplies" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "complaintId" uuid,
  "feedbackId" uuid,
  "body" text NOT NULL,
  "languageId" text NOT NULL,
  "staffId" uuid,
  "department" text NOT NULL,
  "locationId" uuid,
  "ownerId" uuid,
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

ALTER TABLE "roadsideAssistance" ADD COLUMN "stageAt" timestamptz;

ALTER TABLE "roadsideAssistance" ADD COLUMN "coverage" text;

ALTER TABLE "homeService" ADD COLUMN "routeOrder" int4;

ALTER TABLE "homeService" ADD COLUMN "stageAt" timestamptz;

ALTER TABLE "appointments" ADD COLUMN "statusAt" timestamptz;

ALTER TABLE "appointments" ADD COLUMN "bay" int4;

ALTER TABLE "appointments" ADD COLUMN "photos" jsonb NOT NULL DEFAULT '[]';

ALTER TABLE "appointments" ALTER COLUMN "photos" DROP DEFAULT;

ALTER TABLE "appointments" ADD COLUMN "driveCarId" uuid;

ALTER TABLE "appointments" ADD COLUMN "licenceChecked" bool;

ALTER TABLE "appointments" ADD COLUMN "leadId" uuid;

CREATE TABLE "blockedTimes" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "locationId" uuid NOT NULL,
  "staffId" uuid,
  "bay" int4,
  "startAt" timestamptz NOT NULL,
  "endAt" timestamptz NOT NULL,
  "reason" text NOT NULL,
  "note" text,
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "driveCars" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" text NOT NULL,
  "modelId" uuid NOT NULL,
  "plate" text,
  "colourId" uuid,
  "locationId" uuid NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "jobParts" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "appointmentId" uuid NOT NULL,
  "status" text NOT NULL,
  "locationId" uuid,
  "advisorId" uuid,
  "technicianId" uuid,
  "name" text NOT NULL,
  "partNumber" text,
  "quantity" int4 NOT NULL,
  "supplier" text,
  "expectedAt" timestamptz,
  "arrivedAt" timestamptz,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "jobServices" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "appointmentId" uuid NOT NULL,
  "status" text NOT NULL,
  "locationId" uuid,
  "advisorId" uuid,
  "technicianId" uuid,
  "code" text,
  "name" jsonb NOT NULL,
  "price" int8 NOT NULL,
  "minutes" int4 NOT NULL,
  "reason" text,
  "photos" jsonb NOT NULL,
  "decision" text NOT NULL,
  "decidedBy" text,
  "decidedAt" timestamptz,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

ALTER TABLE "models" ADD COLUMN "image" uuid;

CREATE TABLE "leadRouting" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "type" text NOT NULL,
  "locationId" uuid,
  "automatic" bool NOT NULL,
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

ALTER TABLE "settings" ADD COLUMN "mapTilesUrl" text;

ALTER TABLE "settings" ADD COLUMN "mapAttribution" text;

ALTER TABLE "settings" ADD COLUMN "leadAnswerMinutes" int4 NOT NULL DEFAULT '60';

ALTER TABLE "settings" ALTER COLUMN "leadAnswerMinutes" DROP DEFAULT;

ALTER TABLE "leads" ADD CONSTRAINT "leads_appointmentId_fkey" FOREIGN KEY ("tenantId", "appointmentId") REFERENCES "appointments" ("tenantId", id);

CREATE INDEX "leads_appointmentId_ref" ON "leads" ("tenantId", "appointmentId");

CREATE INDEX "leads_firstResponseAt_order" ON "leads" ("tenantId", "firstResponseAt", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_firstResponseAt_orderDown" ON "leads" ("tenantId", "firstResponseAt" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_responseMinutes_order" ON "leads" ("tenantId", "responseMinutes", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_responseMinutes_orderDown" ON "leads" ("tenantId", "responseMinutes" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_responseBand_order" ON "leads" ("tenantId", "responseBand", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_escalatedAt_order" ON "leads" ("tenantId", "escalatedAt", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_escalatedAt_orderDown" ON "leads" ("tenantId", "escalatedAt" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

ALTER TABLE "complaints" ADD CONSTRAINT "complaints_feedbackId_fkey" FOREIGN KEY ("tenantId", "feedbackId") REFERENCES "feedback" ("tenantId", id);

CREATE INDEX "complaints_feedbackId_ref" ON "complaints" ("tenantId", "feedbackId");

ALTER TABLE "complaints" ADD CONSTRAINT "complaints_surveyResponseId_fkey" FOREIGN KEY ("tenantId", "surveyResponseId") REFERENCES "surveyResponses" ("tenantId", id);

CREATE INDEX "complaints_surveyResponseId_ref" ON "complaints" ("tenantId", "surveyResponseId");

ALTER TABLE "caseReplies" ADD CONSTRAINT "caseReplies_complaintId_fkey" FOREIGN KEY ("tenantId", "complaintId") REFERENCES "complaints" ("tenantId", id);

CREATE INDEX "caseReplies_complaintId_ref" ON "caseReplies" ("tenantId", "complaintId");

ALTER TABLE "caseReplies" ADD CONSTRAINT "caseReplies_feedbackId_fkey" FOREIGN KEY ("tenantId", "feedbackId") REFERENCES "feedback" ("tenantId", id);

CREATE INDEX "caseReplies_feedbackId_ref" ON "caseReplies" ("tenantId", "feedbackId");

ALTER TABLE "caseReplies" ADD CONSTRAINT "caseReplies_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "caseReplies_staffId_ref" ON "caseReplies" ("tenantId", "staffId");

ALTER TABLE "caseReplies" ADD CONSTRAINT "caseReplies_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations" ("tenantId", id);

CREATE INDEX "caseReplies_locationId_ref" ON "caseReplies" ("tenantId", "locationId");

ALTER TABLE "caseReplies" ADD CONSTRAINT "caseReplies_ownerId_fkey" FOREIGN KEY ("tenantId", "ownerId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "caseReplies_ownerId_ref" ON "caseReplies" ("tenantId", "ownerId");

CREATE INDEX "caseReplies_createdAt_sort" ON "caseReplies" ("tenantId", "createdAt", "id");

ALTER TABLE "appointments" ADD CONSTRAINT "appointments_driveCarId_fkey" FOREIGN KEY ("tenantId", "driveCarId") REFERENCES "driveCars" ("tenantId", id);

CREATE INDEX "appointments_driveCarId_ref" ON "appointments" ("tenantId", "driveCarId");

ALTER TABLE "appointments" ADD CONSTRAINT "appointments_leadId_fkey" FOREIGN KEY ("tenantId", "leadId") REFERENCES "leads" ("tenantId", id);

CREATE INDEX "appointments_leadId_ref" ON "appointments" ("tenantId", "leadId");

CREATE INDEX "appointments_statusAt_order" ON "appointments" ("tenantId", "statusAt", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "appointments_statusAt_orderDown" ON "appointments" ("tenantId", "statusAt" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX "appointments_bay_order" ON "appointments" ("tenantId", "bay", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "appointments_bay_orderDown" ON "appointments" ("tenantId", "bay" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX "appointments_licenceChecked_order" ON "appointments" ("tenantId", "licenceChecked", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "appointments_licenceChecked_orderDown" ON "appointments" ("tenantId", "licenceChecked" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

ALTER TABLE "blockedTimes" ADD CONSTRAINT "blockedTimes_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations" ("tenantId", id);

CREATE INDEX "blockedTimes_locationId_ref" ON "blockedTimes" ("tenantId", "locationId");

ALTER TABLE "blockedTimes" ADD CONSTRAINT "blockedTimes_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "blockedTimes_staffId_ref" ON "blockedTimes" ("tenantId", "staffId");

CREATE INDEX "blockedTimes_startAt_sort" ON "blockedTimes" ("tenantId", "startAt", "id");

ALTER TABLE "driveCars" ADD CONSTRAINT "driveCars_modelId_fkey" FOREIGN KEY ("tenantId", "modelId") REFERENCES "models" ("tenantId", id);

CREATE INDEX "driveCars_modelId_ref" ON "driveCars" ("tenantId", "modelId");

ALTER TABLE "driveCars" ADD CONSTRAINT "driveCars_colourId_fkey" FOREIGN KEY ("tenantId", "colourId") REFERENCES "colours" ("tenantId", id);

CREATE INDEX "driveCars_colourId_ref" ON "driveCars" ("tenantId", "colourId");

ALTER TABLE "driveCars" ADD CONSTRAINT "driveCars_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations" ("tenantId", id);

CREATE INDEX "driveCars_locationId_ref" ON "driveCars" ("tenantId", "locationId");

CREATE INDEX "driveCars_name_sort" ON "driveCars" ("tenantId", "name", "id");

CREATE INDEX "driveCars_search" ON "driveCars" USING gin ("tenantId", "searchText" gin_trgm_ops);

ALTER TABLE "jobParts" ADD CONSTRAINT "jobParts_appointmentId_fkey" FOREIGN KEY ("tenantId", "appointmentId") REFERENCES "appointments" ("tenantId", id);

CREATE INDEX "jobParts_appointmentId_ref" ON "jobParts" ("tenantId", "appointmentId");

ALTER TABLE "jobParts" ADD CONSTRAINT "jobParts_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations" ("tenantId", id);

CREATE INDEX "jobParts_locationId_ref" ON "jobParts" ("tenantId", "locationId");

ALTER TABLE "jobParts" ADD CONSTRAINT "jobParts_advisorId_fkey" FOREIGN KEY ("tenantId", "advisorId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "jobParts_advisorId_ref" ON "jobParts" ("tenantId", "advisorId");

ALTER TABLE "jobParts" ADD CONSTRAINT "jobParts_technicianId_fkey" FOREIGN KEY ("tenantId", "technicianId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "jobParts_technicianId_ref" ON "jobParts" ("tenantId", "technicianId");

CREATE INDEX "jobParts_createdAt_sort" ON "jobParts" ("tenantId", "createdAt", "id");

CREATE INDEX "jobParts_search" ON "jobParts" USING gin ("tenantId", "searchText" gin_trgm_ops);

ALTER TABLE "jobServices" ADD CONSTRAINT "jobServices_appointmentId_fkey" FOREIGN KEY ("tenantId", "appointmentId") REFERENCES "appointments" ("tenantId", id);

CREATE INDEX "jobServices_appointmentId_ref" ON "jobServices" ("tenantId", "appointmentId");

ALTER TABLE "jobServices" ADD CONSTRAINT "jobServices_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations" ("tenantId", id);

CREATE INDEX "jobServices_locationId_ref" ON "jobServices" ("tenantId", "locationId");

ALTER TABLE "jobServices" ADD CONSTRAINT "jobServices_advisorId_fkey" FOREIGN KEY ("tenantId", "advisorId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "jobServices_advisorId_ref" ON "jobServices" ("tenantId", "advisorId");

ALTER TABLE "jobServices" ADD CONSTRAINT "jobServices_technicianId_fkey" FOREIGN KEY ("tenantId", "technicianId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "jobServices_technicianId_ref" ON "jobServices" ("tenantId", "technicianId");

CREATE INDEX "jobServices_createdAt_sort" ON "jobServices" ("tenantId", "createdAt", "id");

CREATE INDEX "jobServices_search" ON "jobServices" USING gin ("tenantId", "searchText" gin_trgm_ops);

ALTER TABLE "models" ADD CONSTRAINT "models_image_fkey" FOREIGN KEY ("tenantId", "image") REFERENCES "files" ("tenantId", id);

CREATE INDEX "models_image_ref" ON "models" ("tenantId", "image");

ALTER TABLE "leadRouting" ADD CONSTRAINT "leadRouting_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations" ("tenantId", id);

CREATE INDEX "leadRouting_locationId_ref" ON "leadRouting" ("tenantId", "locationId");

CREATE UNIQUE INDEX "leadRouting_type_locationId" ON "leadRouting" ("tenantId", "type", "locationId") WHERE "deletedAt" IS NULL;

CREATE INDEX "leadRouting_type_sort" ON "leadRouting" ("tenantId", "type", "id");
