CREATE OR REPLACE FUNCTION "tenantsOfDomain"(domain text)
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY SELECT s."tenantId" FROM settings s JOIN tenants t ON t.id = s."tenantId"
    WHERE t.active AND s."deletedAt" IS NULL AND s."ssoIssuer" IS NOT NULL AND domain = ANY (string_to_array(s."ssoDomains", E'\n'))
    ORDER BY 1 LIMIT 20;
END $function$;

REVOKE EXECUTE ON FUNCTION "tenantsOfDomain"(domain text) FROM PUBLIC;

CREATE TABLE "companyAccounts" (
  "tenantId" text NOT NULL,
  "issuer" text NOT NULL,
  "subject" text NOT NULL,
  "staffId" uuid NOT NULL,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "companyAccounts_pkey" PRIMARY KEY ("tenantId", issuer, subject),
  CONSTRAINT "companyAccounts_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

CREATE TABLE "signInGroups" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "group" text NOT NULL,
  "position" int4 NOT NULL,
  "department" text NOT NULL,
  "designationId" uuid NOT NULL,
  "staffType" text,
  "locationIds" jsonb NOT NULL,
  "searchText" text NOT NULL DEFAULT ''::text,
  CONSTRAINT "signInGroups_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "signInGroups_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

ALTER TABLE "settings" ADD COLUMN "ssoIssuer" text;

ALTER TABLE "settings" ADD COLUMN "ssoClientId" text;

ALTER TABLE "settings" ADD COLUMN "ssoClientSecret" text;

ALTER TABLE "settings" ADD COLUMN "ssoDomains" text;

ALTER TABLE "settings" ADD COLUMN "ssoGroupsClaim" text NOT NULL DEFAULT 'groups'::text;

ALTER TABLE "settings" ADD COLUMN "ssoRequired" bool NOT NULL DEFAULT false;

ALTER TABLE "companyAccounts" ADD CONSTRAINT "companyAccounts_tenantId_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES staff("tenantId", id) ON DELETE CASCADE;

ALTER TABLE "signInGroups" ADD CONSTRAINT "signInGroups_designationId_fkey" FOREIGN KEY ("tenantId", "designationId") REFERENCES designation("tenantId", id);

CREATE UNIQUE INDEX "companyAccounts_staff" ON "companyAccounts" USING btree ("tenantId", "staffId", issuer);

CREATE INDEX "signInGroups_designationId_ref" ON "signInGroups" USING btree ("tenantId", "designationId");

CREATE UNIQUE INDEX "signInGroups_group" ON "signInGroups" USING btree ("tenantId", "group") WHERE "deletedAt" IS NULL;

CREATE INDEX "signInGroups_position_sort" ON "signInGroups" USING btree ("tenantId", "position", id);

CREATE INDEX "signInGroups_search" ON "signInGroups" USING gin ("tenantId", "searchText" gin_trgm_ops);

COMMENT ON COLUMN "signInGroups"."searchText" IS 'group text 743838a9';

GRANT EXECUTE ON FUNCTION "tenantsOfDomain"(domain text) TO wakeel_app;
