CREATE TABLE "serviceIntervals" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "packageId" uuid NOT NULL,
  "makeId" uuid NOT NULL,
  "everyKm" int4,
  "everyMonths" int4,
  CONSTRAINT "serviceIntervals_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "serviceIntervals_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

ALTER TABLE "vehicles" ADD COLUMN "deliveredOn" date;

ALTER TABLE "serviceIntervals" ADD CONSTRAINT "serviceIntervals_makeId_fkey" FOREIGN KEY ("tenantId", "makeId") REFERENCES makes("tenantId", id);

ALTER TABLE "serviceIntervals" ADD CONSTRAINT "serviceIntervals_packageId_fkey" FOREIGN KEY ("tenantId", "packageId") REFERENCES "servicePackages"("tenantId", id);

CREATE INDEX "serviceIntervals_createdAt_sort" ON "serviceIntervals" USING btree ("tenantId", "createdAt", id);

CREATE INDEX "serviceIntervals_makeId_ref" ON "serviceIntervals" USING btree ("tenantId", "makeId");

CREATE UNIQUE INDEX "serviceIntervals_packageId_makeId" ON "serviceIntervals" USING btree ("tenantId", "packageId", "makeId") WHERE "deletedAt" IS NULL;

CREATE INDEX "serviceIntervals_packageId_ref" ON "serviceIntervals" USING btree ("tenantId", "packageId");
