-- locks: the new columns are empty, so that their unique indexes are built without a comparison

ALTER TABLE "appointments" ADD COLUMN "groupRef" text;

ALTER TABLE "customers" ADD COLUMN "kind" text NOT NULL DEFAULT 'person'::text;

ALTER TABLE "customers" ADD COLUMN "names" jsonb;

ALTER TABLE "customers" ADD COLUMN "commercialRegistration" text;

ALTER TABLE "customers" ADD COLUMN "vatNumber" text;

ALTER TABLE "customers" ALTER COLUMN "firstName" DROP NOT NULL;

ALTER TABLE "customers" ALTER COLUMN "lastName" DROP NOT NULL;

ALTER TABLE "customers" ALTER COLUMN "mobile" DROP NOT NULL;

ALTER TABLE "customers" ADD COLUMN "contacts" jsonb NOT NULL DEFAULT '[]'::jsonb;

ALTER TABLE "customers" ADD COLUMN "drivers" jsonb NOT NULL DEFAULT '[]'::jsonb;

ALTER TABLE "customers" ADD COLUMN "priceListPercent" int4;

COMMENT ON COLUMN "customers"."searchText" IS 'names bilingual d092ecb6, commercialRegistration text 743838a9, vatNumber text 743838a9, firstName text 743838a9, lastName text 743838a9, mobile mobile 567985cf, email email 743838a9, customerCode text 743838a9, tags tags 2f46184d';

CREATE UNIQUE INDEX IF NOT EXISTS "customers_commercialRegistration" ON "customers" USING btree ("tenantId", "commercialRegistration") WHERE "deletedAt" IS NULL;

CREATE UNIQUE INDEX IF NOT EXISTS "customers_vatNumber" ON "customers" USING btree ("tenantId", "vatNumber") WHERE "deletedAt" IS NULL;
