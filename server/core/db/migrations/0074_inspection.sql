CREATE OR REPLACE FUNCTION "followBooking"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "jobServices" SET status = NEW.status, "locationId" = NEW."locationId", "advisorId" = NEW."advisorId", "technicianId" = NEW."technicianId"
    WHERE "tenantId" = NEW."tenantId" AND "appointmentId" = NEW.id;
  UPDATE "jobParts" SET status = NEW.status, "locationId" = NEW."locationId", "advisorId" = NEW."advisorId", "technicianId" = NEW."technicianId"
    WHERE "tenantId" = NEW."tenantId" AND "appointmentId" = NEW.id;
  UPDATE "inspectionResults" SET status = NEW.status, "locationId" = NEW."locationId", "advisorId" = NEW."advisorId", "technicianId" = NEW."technicianId"
    WHERE "tenantId" = NEW."tenantId" AND "appointmentId" = NEW.id;
  RETURN NULL;
END $function$;

CREATE TABLE "inspectionResults" (
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
  "point" text NOT NULL,
  "mark" text NOT NULL,
  "photos" jsonb NOT NULL,
  CONSTRAINT "inspectionResults_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "inspectionResults_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

ALTER TABLE "jobServices" ADD COLUMN "sentAt" timestamptz;

ALTER TABLE "servicePackages" ADD COLUMN "points" jsonb NOT NULL DEFAULT '[]'::jsonb;

ALTER TABLE "inspectionResults" ADD CONSTRAINT "inspectionResults_advisorId_fkey" FOREIGN KEY ("tenantId", "advisorId") REFERENCES staff("tenantId", id);

ALTER TABLE "inspectionResults" ADD CONSTRAINT "inspectionResults_appointmentId_fkey" FOREIGN KEY ("tenantId", "appointmentId") REFERENCES appointments("tenantId", id);

ALTER TABLE "inspectionResults" ADD CONSTRAINT "inspectionResults_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations"("tenantId", id);

ALTER TABLE "inspectionResults" ADD CONSTRAINT "inspectionResults_technicianId_fkey" FOREIGN KEY ("tenantId", "technicianId") REFERENCES staff("tenantId", id);

CREATE INDEX "inspectionResults_advisorId_ref" ON "inspectionResults" USING btree ("tenantId", "advisorId");

CREATE UNIQUE INDEX "inspectionResults_appointmentId_point" ON "inspectionResults" USING btree ("tenantId", "appointmentId", point) WHERE "deletedAt" IS NULL;

CREATE INDEX "inspectionResults_appointmentId_ref" ON "inspectionResults" USING btree ("tenantId", "appointmentId");

CREATE INDEX "inspectionResults_createdAt_sort" ON "inspectionResults" USING btree ("tenantId", "createdAt", id);

CREATE INDEX "inspectionResults_locationId_ref" ON "inspectionResults" USING btree ("tenantId", "locationId");

CREATE INDEX "inspectionResults_technicianId_ref" ON "inspectionResults" USING btree ("tenantId", "technicianId");
