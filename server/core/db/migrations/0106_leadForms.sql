CREATE TABLE "formLeads" (
  "tenantId" text NOT NULL,
  "formId" uuid NOT NULL,
  "outsideId" text NOT NULL,
  "leadId" uuid NOT NULL,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "formLeads_pkey" PRIMARY KEY ("tenantId", "formId", "outsideId"),
  CONSTRAINT "formLeads_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

CREATE TABLE "leadForms" (
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
  "source" text NOT NULL,
  "locationId" uuid,
  "mapping" text,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT ''::text,
  CONSTRAINT "leadForms_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "leadForms_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

ALTER TABLE "settings" ADD COLUMN "apiOrigins" text;

ALTER TABLE "formLeads" ADD CONSTRAINT "formLeads_tenantId_formId_fkey" FOREIGN KEY ("tenantId", "formId") REFERENCES "leadForms"("tenantId", id) ON DELETE CASCADE;

ALTER TABLE "formLeads" ADD CONSTRAINT "formLeads_tenantId_leadId_fkey" FOREIGN KEY ("tenantId", "leadId") REFERENCES leads("tenantId", id) ON DELETE CASCADE;

ALTER TABLE "leadForms" ADD CONSTRAINT "leadForms_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations"("tenantId", id);

CREATE INDEX "formLeads_lead" ON "formLeads" USING btree ("tenantId", "leadId");

CREATE INDEX "leadForms_createdAt_sort" ON "leadForms" USING btree ("tenantId", "createdAt", id);

CREATE INDEX "leadForms_locationId_ref" ON "leadForms" USING btree ("tenantId", "locationId");

CREATE UNIQUE INDEX "leadForms_name" ON "leadForms" USING btree ("tenantId", name) WHERE "deletedAt" IS NULL;

CREATE INDEX "leadForms_search" ON "leadForms" USING gin ("tenantId", "searchText" gin_trgm_ops);

COMMENT ON COLUMN "leadForms"."searchText" IS 'name text 743838a9';
