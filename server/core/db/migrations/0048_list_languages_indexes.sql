-- alone

CREATE INDEX CONCURRENTLY IF NOT EXISTS "appointments_ref_orderArabic" ON "appointments" USING btree ("tenantId", ref COLLATE "ar-x-icu", id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "appointments_ref_orderEnglish" ON "appointments" USING btree ("tenantId", ref COLLATE "en-x-icu", id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "customers_firstName_orderArabic" ON "customers" USING btree ("tenantId", "firstName" COLLATE "ar-x-icu", id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "customers_firstName_orderEnglish" ON "customers" USING btree ("tenantId", "firstName" COLLATE "en-x-icu", id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "customers_lastName_orderArabic" ON "customers" USING btree ("tenantId", "lastName" COLLATE "ar-x-icu", id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "customers_lastName_orderEnglish" ON "customers" USING btree ("tenantId", "lastName" COLLATE "en-x-icu", id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_model_orderArabic" ON "leads" USING btree ("tenantId", model COLLATE "ar-x-icu", id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_model_orderDownArabic" ON "leads" USING btree ("tenantId", model COLLATE "ar-x-icu" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_model_orderDownEnglish" ON "leads" USING btree ("tenantId", model COLLATE "en-x-icu" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_model_orderEnglish" ON "leads" USING btree ("tenantId", model COLLATE "en-x-icu", id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_name_orderArabic" ON "leads" USING btree ("tenantId", name COLLATE "ar-x-icu", id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_name_orderEnglish" ON "leads" USING btree ("tenantId", name COLLATE "en-x-icu", id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "vehicles_model_orderArabic" ON "vehicles" USING btree ("tenantId", model COLLATE "ar-x-icu", id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "vehicles_model_orderEnglish" ON "vehicles" USING btree ("tenantId", model COLLATE "en-x-icu", id) WHERE "deletedAt" IS NULL;
