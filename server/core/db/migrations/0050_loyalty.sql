CREATE TABLE "loyaltyEntries" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "customerId" uuid NOT NULL,
  "appointmentId" uuid,
  "kind" text NOT NULL,
  "points" int4 NOT NULL,
  "note" text,
  CONSTRAINT "loyaltyEntries_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "loyaltyEntries_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

ALTER TABLE "settings" ADD COLUMN "loyaltyPointsPerUnit" int4 NOT NULL DEFAULT 0;

ALTER TABLE "settings" ADD COLUMN "loyaltyPointValue" int8 NOT NULL DEFAULT '0'::bigint;

ALTER TABLE "loyaltyEntries" ADD CONSTRAINT "loyaltyEntries_appointmentId_fkey" FOREIGN KEY ("tenantId", "appointmentId") REFERENCES appointments("tenantId", id);

ALTER TABLE "loyaltyEntries" ADD CONSTRAINT "loyaltyEntries_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES customers("tenantId", id);

CREATE INDEX "loyaltyEntries_appointmentId_ref" ON "loyaltyEntries" USING btree ("tenantId", "appointmentId");

CREATE INDEX "loyaltyEntries_createdAt_sort" ON "loyaltyEntries" USING btree ("tenantId", "createdAt", id);

CREATE INDEX "loyaltyEntries_customerId_ref" ON "loyaltyEntries" USING btree ("tenantId", "customerId");

CREATE UNIQUE INDEX "loyaltyEntries_earned" ON "loyaltyEntries" USING btree ("tenantId", "appointmentId") WHERE kind = 'earned'::text;
