CREATE TABLE "accessLedger" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "staffId" uuid NOT NULL,
  "kind" text NOT NULL,
  "customerId" uuid,
  "resource" text,
  "rows" int4,
  "address" text,
  CONSTRAINT "accessLedger_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "accessLedger_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

ALTER TABLE "settings" ADD COLUMN "unusualOpens" int4 NOT NULL DEFAULT 150;

ALTER TABLE "settings" ADD COLUMN "unusualExports" int4 NOT NULL DEFAULT 5000;

ALTER TABLE "accessLedger" ADD CONSTRAINT "accessLedger_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES customers("tenantId", id);

ALTER TABLE "accessLedger" ADD CONSTRAINT "accessLedger_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES staff("tenantId", id);

CREATE INDEX "accessLedger_createdAt_sort" ON "accessLedger" USING btree ("tenantId", "createdAt", id);

CREATE INDEX "accessLedger_customerId_ref" ON "accessLedger" USING btree ("tenantId", "customerId");

CREATE INDEX "accessLedger_staffId_ref" ON "accessLedger" USING btree ("tenantId", "staffId");
