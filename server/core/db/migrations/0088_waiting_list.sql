CREATE TABLE "waitingEntries" (
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
  CONSTRAINT "waitingEntries_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "waitingEntries_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

CREATE TABLE "waitingTimes" (
  "tenantId" text NOT NULL,
  "entryId" uuid NOT NULL,
  "startAt" timestamptz NOT NULL,
  "offeredAt" timestamptz,
  CONSTRAINT "waitingTimes_pkey" PRIMARY KEY ("tenantId", "entryId", "startAt"),
  CONSTRAINT "waitingTimes_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

ALTER TABLE "settings" ADD COLUMN "waitingListMinutes" int4 NOT NULL DEFAULT 15;

ALTER TABLE "waitingEntries" ADD CONSTRAINT "waitingEntries_appointmentId_fkey" FOREIGN KEY ("tenantId", "appointmentId") REFERENCES appointments("tenantId", id);

ALTER TABLE "waitingEntries" ADD CONSTRAINT "waitingEntries_callCenterStaffId_fkey" FOREIGN KEY ("tenantId", "callCenterStaffId") REFERENCES staff("tenantId", id);

ALTER TABLE "waitingEntries" ADD CONSTRAINT "waitingEntries_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES customers("tenantId", id);

ALTER TABLE "waitingEntries" ADD CONSTRAINT "waitingEntries_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations"("tenantId", id);

ALTER TABLE "waitingEntries" ADD CONSTRAINT "waitingEntries_vehicleId_fkey" FOREIGN KEY ("tenantId", "vehicleId") REFERENCES vehicles("tenantId", id);

ALTER TABLE "waitingTimes" ADD CONSTRAINT "waitingTimes_tenantId_entryId_fkey" FOREIGN KEY ("tenantId", "entryId") REFERENCES "waitingEntries"("tenantId", id) ON DELETE CASCADE;

CREATE INDEX "waitingEntries_appointmentId_ref" ON "waitingEntries" USING btree ("tenantId", "appointmentId");

CREATE INDEX "waitingEntries_callCenterStaffId_ref" ON "waitingEntries" USING btree ("tenantId", "callCenterStaffId");

CREATE INDEX "waitingEntries_createdAt_sort" ON "waitingEntries" USING btree ("tenantId", "createdAt", id);

CREATE INDEX "waitingEntries_customerId_ref" ON "waitingEntries" USING btree ("tenantId", "customerId");

CREATE INDEX "waitingEntries_locationId_ref" ON "waitingEntries" USING btree ("tenantId", "locationId");

CREATE UNIQUE INDEX "waitingEntries_open" ON "waitingEntries" USING btree ("tenantId", "vehicleId") WHERE status = ANY (ARRAY['waiting'::text, 'offered'::text]);

CREATE UNIQUE INDEX "waitingEntries_ref" ON "waitingEntries" USING btree ("tenantId", ref) WHERE "deletedAt" IS NULL;

CREATE INDEX "waitingEntries_search" ON "waitingEntries" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE INDEX "waitingEntries_vehicleId_ref" ON "waitingEntries" USING btree ("tenantId", "vehicleId");

COMMENT ON COLUMN "waitingEntries"."searchText" IS 'ref text 743838a9';

-- The switch of the waiting list for dealerships that have their switches already.
INSERT INTO "featureFlags" ("tenantId", id, flag, module, enabled)
SELECT "tenantId", gen_random_uuid(), 'WAITING_LIST', 'serviceBooking', true
FROM "featureFlags" WHERE flag = 'BOOK_A_SERVICE' AND "deletedAt" IS NULL;
