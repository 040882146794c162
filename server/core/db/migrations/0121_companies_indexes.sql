-- alone

CREATE INDEX CONCURRENTLY IF NOT EXISTS "appointments_group" ON "appointments" USING btree ("tenantId", "groupRef") WHERE "groupRef" IS NOT NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "customers_contacts" ON "customers" USING gin (contacts jsonb_path_ops) WHERE kind = 'company'::text AND "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "customers_firstName_orderDownArabic" ON "customers" USING btree ("tenantId", "firstName" COLLATE "ar-x-icu" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "customers_firstName_orderDownEnglish" ON "customers" USING btree ("tenantId", "firstName" COLLATE "en-x-icu" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "customers_kind_order" ON "customers" USING btree ("tenantId", kind, id) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "customers_lastName_orderDownArabic" ON "customers" USING btree ("tenantId", "lastName" COLLATE "ar-x-icu" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "customers_lastName_orderDownEnglish" ON "customers" USING btree ("tenantId", "lastName" COLLATE "en-x-icu" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "customers_mobile_orderDown" ON "customers" USING btree ("tenantId", mobile DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;
