CREATE TABLE "leads" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" text NOT NULL,
  "type" text NOT NULL,
  "mobile" text NOT NULL,
  "email" text,
  "status" text NOT NULL,
  "assigneeId" uuid,
  "locationId" uuid,
  "department" text NOT NULL,
  "customerId" uuid,
  "makeId" uuid,
  "model" text,
  "message" text,
  "source" text NOT NULL,
  "utm" text,
  "contactMethod" text,
  "preferredAt" timestamptz,
  "firstResponseAt" timestamptz,
  "dueAt" timestamptz,
  "outcome" text,
  "lostReason" text,
  "duplicateOfId" uuid,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "appointments" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "ref" text NOT NULL,
  "type" text NOT NULL,
  "customerId" uuid NOT NULL,
  "vehicleId" uuid,
  "locationId" uuid NOT NULL,
  "advisorId" uuid,
  "technicianId" uuid,
  "startAt" timestamptz NOT NULL,
  "endAt" timestamptz NOT NULL,
  "services" jsonb NOT NULL,
  "concern" text,
  "transport" text NOT NULL,
  "pickupAddress" jsonb,
  "mileageIn" int4,
  "qcFailReason" text,
  "status" text NOT NULL,
  "closure" text NOT NULL,
  "closeReason" text,
  "promiseAt" timestamptz,
  "totals" jsonb NOT NULL,
  "paymentId" text,
  "comebackOfId" uuid,
  "source" text NOT NULL,
  "callCenterStaffId" uuid,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "customers" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "title" text,
  "firstName" text NOT NULL,
  "lastName" text NOT NULL,
  "mobile" text NOT NULL,
  "mobileVerification" text NOT NULL,
  "email" text,
  "emailVerification" text NOT NULL,
  "nationalId" text,
  "gender" text,
  "birthDate" date,
  "languageId" text NOT NULL,
  "address" jsonb,
  "sourceCode" text,
  "customerCode" text,
  "ownerId" uuid,
  "consents" jsonb NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "vehicles" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "plate" text NOT NULL,
  "customerId" uuid NOT NULL,
  "makeId" uuid NOT NULL,
  "model" text NOT NULL,
  "trim" text,
  "year" int4 NOT NULL,
  "vin" text,
  "plateType" text NOT NULL,
  "colourId" uuid,
  "mileageKm" int4,
  "mileageAt" date,
  "warrantyEnd" date,
  "warrantyKm" int4,
  "contractNumber" text,
  "contractEnd" date,
  "contractKm" int4,
  "status" text NOT NULL,
  "rejectReason" text,
  "ownerId" uuid,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "staff" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "staffNo" text NOT NULL,
  "name" jsonb NOT NULL,
  "email" text NOT NULL,
  "mobile" text,
  "department" text NOT NULL,
  "designationId" uuid NOT NULL,
  "staffType" text,
  "locationIds" jsonb NOT NULL,
  "leadTypes" jsonb NOT NULL,
  "modules" jsonb NOT NULL,
  "workingHours" jsonb,
  "acceptingLeads" bool NOT NULL,
  "active" bool NOT NULL,
  "password" text,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "dealershipLocations" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "cityId" uuid,
  "address" jsonb,
  "phone" text,
  "point" jsonb,
  "hours" jsonb NOT NULL,
  "bays" int4 NOT NULL,
  "slotMinutes" int4 NOT NULL,
  "position" int4 NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "holidays" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "day" date NOT NULL,
  "locationId" uuid,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "makes" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "slug" text NOT NULL,
  "brandClass" text,
  "brandFont" text,
  "position" int4 NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "models" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "makeId" uuid NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "colours" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "swatch" text NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "cities" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "servicePackages" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "code" text NOT NULL,
  "name" jsonb NOT NULL,
  "description" jsonb,
  "price" int8 NOT NULL,
  "minutes" int4 NOT NULL,
  "everyKm" int4,
  "everyMonths" int4,
  "position" int4 NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "designation" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "role" text NOT NULL,
  "position" int4 NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "settings" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "tagline" jsonb,
  "primaryColour" text NOT NULL,
  "secondaryColour" text NOT NULL,
  "logo" text,
  "supportNumber" text NOT NULL,
  "defaultCountryCode" text NOT NULL,
  "mapApiKey" text,
  "bookingDays" int4 NOT NULL,
  "leadMinutes" int4 NOT NULL,
  "orderLimit" int8,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "featureFlags" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "flag" text NOT NULL,
  "module" text NOT NULL,
  "enabled" bool NOT NULL,
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "messages" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "recipient" text NOT NULL,
  "kind" text NOT NULL,
  "channel" text NOT NULL,
  "languageId" text NOT NULL,
  "body" text NOT NULL,
  "status" text NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "audit" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "resource" text NOT NULL,
  "rowId" text NOT NULL,
  "action" text NOT NULL,
  "changes" jsonb NOT NULL,
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

ALTER TABLE "leads" ADD CONSTRAINT "leads_assigneeId_fkey" FOREIGN KEY ("tenantId", "assigneeId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "leads_assigneeId_ref" ON "leads" ("tenantId", "assigneeId");

ALTER TABLE "leads" ADD CONSTRAINT "leads_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations" ("tenantId", id);

CREATE INDEX "leads_locationId_ref" ON "leads" ("tenantId", "locationId");

ALTER TABLE "leads" ADD CONSTRAINT "leads_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES "customers" ("tenantId", id);

CREATE INDEX "leads_customerId_ref" ON "leads" ("tenantId", "customerId");

ALTER TABLE "leads" ADD CONSTRAINT "leads_makeId_fkey" FOREIGN KEY ("tenantId", "makeId") REFERENCES "makes" ("tenantId", id);

CREATE INDEX "leads_makeId_ref" ON "leads" ("tenantId", "makeId");

ALTER TABLE "leads" ADD CONSTRAINT "leads_duplicateOfId_fkey" FOREIGN KEY ("tenantId", "duplicateOfId") REFERENCES "leads" ("tenantId", id);

CREATE INDEX "leads_duplicateOfId_ref" ON "leads" ("tenantId", "duplicateOfId");

CREATE INDEX "leads_createdAt_sort" ON "leads" ("tenantId", "createdAt", "id");

CREATE INDEX "leads_search" ON "leads" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "appointments_ref" ON "appointments" ("tenantId", "ref") WHERE "deletedAt" IS NULL;

ALTER TABLE "appointments" ADD CONSTRAINT "appointments_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES "customers" ("tenantId", id);

CREATE INDEX "appointments_customerId_ref" ON "appointments" ("tenantId", "customerId");

ALTER TABLE "appointments" ADD CONSTRAINT "appointments_vehicleId_fkey" FOREIGN KEY ("tenantId", "vehicleId") REFERENCES "vehicles" ("tenantId", id);

CREATE INDEX "appointments_vehicleId_ref" ON "appointments" ("tenantId", "vehicleId");

ALTER TABLE "appointments" ADD CONSTRAINT "appointments_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations" ("tenantId", id);

CREATE INDEX "appointments_locationId_ref" ON "appointments" ("tenantId", "locationId");

ALTER TABLE "appointments" ADD CONSTRAINT "appointments_advisorId_fkey" FOREIGN KEY ("tenantId", "advisorId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "appointments_advisorId_ref" ON "appointments" ("tenantId", "advisorId");

ALTER TABLE "appointments" ADD CONSTRAINT "appointments_technicianId_fkey" FOREIGN KEY ("tenantId", "technicianId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "appointments_technicianId_ref" ON "appointments" ("tenantId", "technicianId");

ALTER TABLE "appointments" ADD CONSTRAINT "appointments_comebackOfId_fkey" FOREIGN KEY ("tenantId", "comebackOfId") REFERENCES "appointments" ("tenantId", id);

CREATE INDEX "appointments_comebackOfId_ref" ON "appointments" ("tenantId", "comebackOfId");

ALTER TABLE "appointments" ADD CONSTRAINT "appointments_callCenterStaffId_fkey" FOREIGN KEY ("tenantId", "callCenterStaffId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "appointments_callCenterStaffId_ref" ON "appointments" ("tenantId", "callCenterStaffId");

CREATE INDEX "appointments_createdAt_sort" ON "appointments" ("tenantId", "createdAt", "id");

CREATE INDEX "appointments_search" ON "appointments" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "customers_mobile" ON "customers" ("tenantId", "mobile") WHERE "deletedAt" IS NULL;

ALTER TABLE "customers" ADD CONSTRAINT "customers_ownerId_fkey" FOREIGN KEY ("tenantId", "ownerId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "customers_ownerId_ref" ON "customers" ("tenantId", "ownerId");

CREATE INDEX "customers_createdAt_sort" ON "customers" ("tenantId", "createdAt", "id");

CREATE INDEX "customers_search" ON "customers" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "vehicles_plate" ON "vehicles" ("tenantId", "plate") WHERE "deletedAt" IS NULL;

ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES "customers" ("tenantId", id);

CREATE INDEX "vehicles_customerId_ref" ON "vehicles" ("tenantId", "customerId");

ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_makeId_fkey" FOREIGN KEY ("tenantId", "makeId") REFERENCES "makes" ("tenantId", id);

CREATE INDEX "vehicles_makeId_ref" ON "vehicles" ("tenantId", "makeId");

CREATE UNIQUE INDEX "vehicles_vin" ON "vehicles" ("tenantId", "vin") WHERE "deletedAt" IS NULL;

ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_colourId_fkey" FOREIGN KEY ("tenantId", "colourId") REFERENCES "colours" ("tenantId", id);

CREATE INDEX "vehicles_colourId_ref" ON "vehicles" ("tenantId", "colourId");

ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_ownerId_fkey" FOREIGN KEY ("tenantId", "ownerId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "vehicles_ownerId_ref" ON "vehicles" ("tenantId", "ownerId");

CREATE INDEX "vehicles_createdAt_sort" ON "vehicles" ("tenantId", "createdAt", "id");

CREATE INDEX "vehicles_search" ON "vehicles" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "staff_staffNo" ON "staff" ("tenantId", "staffNo") WHERE "deletedAt" IS NULL;

CREATE UNIQUE INDEX "staff_email" ON "staff" ("tenantId", "email") WHERE "deletedAt" IS NULL;

ALTER TABLE "staff" ADD CONSTRAINT "staff_designationId_fkey" FOREIGN KEY ("tenantId", "designationId") REFERENCES "designation" ("tenantId", id);

CREATE INDEX "staff_designationId_ref" ON "staff" ("tenantId", "designationId");

CREATE INDEX "staff_staffNo_sort" ON "staff" ("tenantId", "staffNo", "id");

CREATE INDEX "staff_search" ON "staff" USING gin ("tenantId", "searchText" gin_trgm_ops);

ALTER TABLE "dealershipLocations" ADD CONSTRAINT "dealershipLocations_cityId_fkey" FOREIGN KEY ("tenantId", "cityId") REFERENCES "cities" ("tenantId", id);

CREATE INDEX "dealershipLocations_cityId_ref" ON "dealershipLocations" ("tenantId", "cityId");

CREATE INDEX "dealershipLocations_position_sort" ON "dealershipLocations" ("tenantId", "position", "id");

CREATE INDEX "dealershipLocations_search" ON "dealershipLocations" USING gin ("tenantId", "searchText" gin_trgm_ops);

ALTER TABLE "holidays" ADD CONSTRAINT "holidays_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations" ("tenantId", id);

CREATE INDEX "holidays_locationId_ref" ON "holidays" ("tenantId", "locationId");

CREATE INDEX "holidays_day_sort" ON "holidays" ("tenantId", "day", "id");

CREATE INDEX "holidays_search" ON "holidays" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "makes_slug" ON "makes" ("tenantId", "slug") WHERE "deletedAt" IS NULL;

CREATE INDEX "makes_position_sort" ON "makes" ("tenantId", "position", "id");

CREATE INDEX "makes_search" ON "makes" USING gin ("tenantId", "searchText" gin_trgm_ops);

ALTER TABLE "models" ADD CONSTRAINT "models_makeId_fkey" FOREIGN KEY ("tenantId", "makeId") REFERENCES "makes" ("tenantId", id);

CREATE INDEX "models_makeId_ref" ON "models" ("tenantId", "makeId");

CREATE INDEX "models_name_sort" ON "models" ("tenantId", "name", "id");

CREATE INDEX "models_search" ON "models" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE INDEX "colours_name_sort" ON "colours" ("tenantId", "name", "id");

CREATE INDEX "colours_search" ON "colours" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE INDEX "cities_name_sort" ON "cities" ("tenantId", "name", "id");

CREATE INDEX "cities_search" ON "cities" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "servicePackages_code" ON "servicePackages" ("tenantId", "code") WHERE "deletedAt" IS NULL;

CREATE INDEX "servicePackages_position_sort" ON "servicePackages" ("tenantId", "position", "id");

CREATE INDEX "servicePackages_search" ON "servicePackages" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "designation_role" ON "designation" ("tenantId", "role") WHERE "deletedAt" IS NULL;

CREATE INDEX "designation_position_sort" ON "designation" ("tenantId", "position", "id");

CREATE INDEX "designation_search" ON "designation" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE INDEX "settings_createdAt_sort" ON "settings" ("tenantId", "createdAt", "id");

CREATE INDEX "settings_search" ON "settings" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE UNIQUE INDEX "featureFlags_flag" ON "featureFlags" ("tenantId", "flag") WHERE "deletedAt" IS NULL;

CREATE INDEX "featureFlags_flag_sort" ON "featureFlags" ("tenantId", "flag", "id");

CREATE INDEX "messages_createdAt_sort" ON "messages" ("tenantId", "createdAt", "id");

CREATE INDEX "messages_search" ON "messages" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE INDEX "audit_createdAt_sort" ON "audit" ("tenantId", "createdAt", "id");

-- The workshop's day and the dashboard read appointments by their start.
CREATE INDEX "appointments_startAt" ON "appointments" ("tenantId", "startAt");
