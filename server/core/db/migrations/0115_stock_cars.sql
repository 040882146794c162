CREATE TABLE "stockCars" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "vin" text NOT NULL,
  "makeId" uuid NOT NULL,
  "model" text NOT NULL,
  "trim" jsonb,
  "year" int4 NOT NULL,
  "body" text,
  "colourId" uuid,
  "condition" text NOT NULL,
  "mileageKm" int4 NOT NULL,
  "price" int8 NOT NULL,
  "photos" jsonb NOT NULL,
  "locationId" uuid NOT NULL,
  "arrivedOn" date NOT NULL,
  "sellerId" uuid,
  "status" text NOT NULL,
  "leadId" uuid,
  "reservedUntil" timestamptz,
  "soldAt" timestamptz,
  "searchText" text NOT NULL DEFAULT ''::text,
  CONSTRAINT "stockCars_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "stockCars_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

ALTER TABLE "leads" ADD COLUMN "stockCarId" uuid;

ALTER TABLE "leads" ADD CONSTRAINT "leads_stockCarId_fkey" FOREIGN KEY ("tenantId", "stockCarId") REFERENCES "stockCars"("tenantId", id) NOT VALID;

ALTER TABLE "stockCars" ADD CONSTRAINT "stockCars_colourId_fkey" FOREIGN KEY ("tenantId", "colourId") REFERENCES colours("tenantId", id);

ALTER TABLE "stockCars" ADD CONSTRAINT "stockCars_leadId_fkey" FOREIGN KEY ("tenantId", "leadId") REFERENCES leads("tenantId", id);

ALTER TABLE "stockCars" ADD CONSTRAINT "stockCars_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations"("tenantId", id);

ALTER TABLE "stockCars" ADD CONSTRAINT "stockCars_makeId_fkey" FOREIGN KEY ("tenantId", "makeId") REFERENCES makes("tenantId", id);

ALTER TABLE "stockCars" ADD CONSTRAINT "stockCars_sellerId_fkey" FOREIGN KEY ("tenantId", "sellerId") REFERENCES staff("tenantId", id);

CREATE INDEX "stockCars_colourId_ref" ON "stockCars" USING btree ("tenantId", "colourId");

CREATE INDEX "stockCars_createdAt_sort" ON "stockCars" USING btree ("tenantId", "createdAt", id);

CREATE INDEX "stockCars_leadId_ref" ON "stockCars" USING btree ("tenantId", "leadId");

CREATE INDEX "stockCars_locationId_ref" ON "stockCars" USING btree ("tenantId", "locationId");

CREATE INDEX "stockCars_makeId_ref" ON "stockCars" USING btree ("tenantId", "makeId");

CREATE INDEX "stockCars_search" ON "stockCars" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE INDEX "stockCars_sellerId_ref" ON "stockCars" USING btree ("tenantId", "sellerId");

CREATE UNIQUE INDEX "stockCars_vin" ON "stockCars" USING btree ("tenantId", vin) WHERE "deletedAt" IS NULL;

COMMENT ON COLUMN "stockCars"."searchText" IS 'vin vin 743838a9, model text 743838a9, trim bilingual d092ecb6';

ALTER TABLE "appointments" ADD COLUMN "stockCarId" uuid;

ALTER TABLE "appointments" ADD CONSTRAINT "appointments_stockCarId_fkey" FOREIGN KEY ("tenantId", "stockCarId") REFERENCES "stockCars"("tenantId", id) NOT VALID;
