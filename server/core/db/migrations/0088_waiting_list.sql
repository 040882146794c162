CREATE TABLE "bookingWishes" (
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
  "packageIds" jsonb NOT NULL,
  "locationId" uuid NOT NULL,
  "firstDay" date NOT NULL,
  "lastDay" date NOT NULL,
  "dayPart" text NOT NULL,
  "status" text NOT NULL,
  "offeredStart" timestamptz,
  "offeredUntil" timestamptz,
  "offers" int4 NOT NULL,
  "appointmentId" uuid,
  "callCenterStaffId" uuid,
  "searchText" text NOT NULL DEFAULT ''::text,
  CONSTRAINT "bookingWishes_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "bookingWishes_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

CREATE TABLE "wishTimes" (
  "tenantId" text NOT NULL,
  "wishId" uuid NOT NULL,
  "startAt" timestamptz NOT NULL,
  "offeredAt" timestamptz,
  CONSTRAINT "wishTimes_pkey" PRIMARY KEY ("tenantId", "wishId", "startAt"),
  CONSTRAINT "wishTimes_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

ALTER TABLE "settings" ADD COLUMN "waitingListMinutes" int4 NOT NULL DEFAULT 15;

ALTER TABLE "bookingWishes" ADD CONSTRAINT "bookingWishes_appointmentId_fkey" FOREIGN KEY ("tenantId", "appointmentId") REFERENCES appointments("tenantId", id);

ALTER TABLE "bookingWishes" ADD CONSTRAINT "bookingWishes_callCenterStaffId_fkey" FOREIGN KEY ("tenantId", "callCenterStaffId") REFERENCES staff("tenantId", id);

ALTER TABLE "bookingWishes" ADD CONSTRAINT "bookingWishes_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES customers("tenantId", id);

ALTER TABLE "bookingWishes" ADD CONSTRAINT "bookingWishes_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations"("tenantId", id);

ALTER TABLE "bookingWishes" ADD CONSTRAINT "bookingWishes_vehicleId_fkey" FOREIGN KEY ("tenantId", "vehicleId") REFERENCES vehicles("tenantId", id);

ALTER TABLE "wishTimes" ADD CONSTRAINT "wishTimes_tenantId_wishId_fkey" FOREIGN KEY ("tenantId", "wishId") REFERENCES "bookingWishes"("tenantId", id) ON DELETE CASCADE;

CREATE INDEX "bookingWishes_appointmentId_ref" ON "bookingWishes" USING btree ("tenantId", "appointmentId");

CREATE INDEX "bookingWishes_callCenterStaffId_ref" ON "bookingWishes" USING btree ("tenantId", "callCenterStaffId");

CREATE INDEX "bookingWishes_createdAt_sort" ON "bookingWishes" USING btree ("tenantId", "createdAt", id);

CREATE INDEX "bookingWishes_customerId_ref" ON "bookingWishes" USING btree ("tenantId", "customerId");

CREATE INDEX "bookingWishes_locationId_ref" ON "bookingWishes" USING btree ("tenantId", "locationId");

CREATE UNIQUE INDEX "bookingWishes_open" ON "bookingWishes" USING btree ("tenantId", "vehicleId") WHERE status = ANY (ARRAY['waiting'::text, 'offered'::text]);

CREATE UNIQUE INDEX "bookingWishes_ref" ON "bookingWishes" USING btree ("tenantId", ref) WHERE "deletedAt" IS NULL;

CREATE INDEX "bookingWishes_search" ON "bookingWishes" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE INDEX "bookingWishes_vehicleId_ref" ON "bookingWishes" USING btree ("tenantId", "vehicleId");

COMMENT ON COLUMN "bookingWishes"."searchText" IS 'ref text 743838a9';
