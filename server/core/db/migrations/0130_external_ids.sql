ALTER TABLE "customers" ADD COLUMN "externalId" text;

ALTER TABLE "leads" ADD COLUMN "externalId" text;

ALTER TABLE "vehicles" ADD COLUMN "externalId" text;

COMMENT ON COLUMN "customers"."searchText" IS 'names bilingual d092ecb6, commercialRegistration text 743838a9, vatNumber text 743838a9, firstName text 743838a9, lastName text 743838a9, mobile mobile 567985cf, email email 743838a9, customerCode text 743838a9, tags tags 2f46184d, externalId text 743838a9';

COMMENT ON COLUMN "leads"."searchText" IS 'name text 743838a9, mobile mobile 567985cf, email email 743838a9, externalId text 743838a9';

COMMENT ON COLUMN "vehicles"."searchText" IS 'plate plate 8b926cd1, model text 743838a9, vin vin 743838a9, contractNumber text 743838a9, externalId text 743838a9';
