-- What the search text of each resource is made of stands at its column, so that a change of it is noticed; and which recipe a tenant's
-- rows were made with stands in a table, so that the server knows which it has to make anew.
CREATE TABLE "searchRecipes" (
  "tenantId" text NOT NULL,
  "resource" text NOT NULL,
  "recipe" text NOT NULL,
  CONSTRAINT "searchRecipes_pkey" PRIMARY KEY ("tenantId", resource),
  CONSTRAINT "searchRecipes_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

COMMENT ON COLUMN "appointments"."searchText" IS 'ref text 743838a9';

COMMENT ON COLUMN "campaigns"."searchText" IS 'name text 743838a9';

COMMENT ON COLUMN "cities"."searchText" IS 'name bilingual d092ecb6';

COMMENT ON COLUMN "clientLeadType"."searchText" IS 'name bilingual d092ecb6';

COMMENT ON COLUMN "cms"."searchText" IS 'title bilingual d092ecb6, slug text 743838a9';

COMMENT ON COLUMN "colours"."searchText" IS 'name bilingual d092ecb6';

COMMENT ON COLUMN "complaints"."searchText" IS 'ref text 743838a9, description longText 743838a9, externalRef text 743838a9';

COMMENT ON COLUMN "contactMethod"."searchText" IS 'name bilingual d092ecb6';

COMMENT ON COLUMN "countries"."searchText" IS 'name bilingual d092ecb6, dialCode text 743838a9, code text 743838a9';

COMMENT ON COLUMN "customers"."searchText" IS 'firstName text 743838a9, lastName text 743838a9, mobile mobile 567985cf, email email 743838a9, customerCode text 743838a9, tags tags 2f46184d';

COMMENT ON COLUMN "dealershipLocations"."searchText" IS 'name bilingual d092ecb6';

COMMENT ON COLUMN "designation"."searchText" IS 'name bilingual d092ecb6';

COMMENT ON COLUMN "driveCars"."searchText" IS 'name text 743838a9, plate plate 8b926cd1';

COMMENT ON COLUMN "feedFiles"."searchText" IS 'name text 743838a9';

COMMENT ON COLUMN "feedLines"."searchText" IS 'externalRef text 743838a9';

COMMENT ON COLUMN "feedback"."searchText" IS 'ref text 743838a9, description longText 743838a9';

COMMENT ON COLUMN "files"."searchText" IS 'name text 743838a9';

COMMENT ON COLUMN "followUps"."searchText" IS 'name text 743838a9, comment longText 743838a9';

COMMENT ON COLUMN "holidays"."searchText" IS 'name bilingual d092ecb6';

COMMENT ON COLUMN "homeService"."searchText" IS 'ref text 743838a9, note longText 743838a9';

COMMENT ON COLUMN "jobParts"."searchText" IS 'name text 743838a9, partNumber text 743838a9';

COMMENT ON COLUMN "jobServices"."searchText" IS 'name bilingual d092ecb6';

COMMENT ON COLUMN "leads"."searchText" IS 'name text 743838a9, mobile mobile 567985cf, email email 743838a9';

COMMENT ON COLUMN "makes"."searchText" IS 'name bilingual d092ecb6';

COMMENT ON COLUMN "messages"."searchText" IS 'recipient text 743838a9';

COMMENT ON COLUMN "models"."searchText" IS 'name bilingual d092ecb6';

COMMENT ON COLUMN "modules"."searchText" IS 'name bilingual d092ecb6';

COMMENT ON COLUMN "multiCurrency"."searchText" IS 'name bilingual d092ecb6, code text 743838a9';

COMMENT ON COLUMN "paymentFindings"."searchText" IS 'orderId text 743838a9';

COMMENT ON COLUMN "payments"."searchText" IS 'ref text 743838a9, providerOrderId text 743838a9';

COMMENT ON COLUMN "promotionCodes"."searchText" IS 'code text 743838a9, name bilingual d092ecb6';

COMMENT ON COLUMN "roadsideAssistance"."searchText" IS 'ref text 743838a9, addressNote longText 743838a9';

COMMENT ON COLUMN "roofTops"."searchText" IS 'name bilingual d092ecb6, code text 743838a9';

COMMENT ON COLUMN "serviceAreas"."searchText" IS 'name bilingual d092ecb6';

COMMENT ON COLUMN "servicePackages"."searchText" IS 'code text 743838a9, name bilingual d092ecb6';

COMMENT ON COLUMN "settings"."searchText" IS 'name bilingual d092ecb6';

COMMENT ON COLUMN "sourceCodes"."searchText" IS 'name bilingual d092ecb6, code text 743838a9';

COMMENT ON COLUMN "staff"."searchText" IS 'staffNo text 743838a9, name bilingual d092ecb6, email email 743838a9, mobile mobile 567985cf';

COMMENT ON COLUMN "staffType"."searchText" IS 'name bilingual d092ecb6';

COMMENT ON COLUMN "states"."searchText" IS 'name bilingual d092ecb6';

COMMENT ON COLUMN "subModules"."searchText" IS 'name bilingual d092ecb6';

COMMENT ON COLUMN "surveys"."searchText" IS 'name bilingual d092ecb6';

COMMENT ON COLUMN "userTitles"."searchText" IS 'name bilingual d092ecb6';

COMMENT ON COLUMN "vehicles"."searchText" IS 'plate plate 8b926cd1, model text 743838a9, vin vin 743838a9, contractNumber text 743838a9';
