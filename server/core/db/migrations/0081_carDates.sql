-- locks: a tenant has one row of settings.
ALTER TABLE "settings" ADD COLUMN "carDateFirstDays" int4 NOT NULL DEFAULT 30;

ALTER TABLE "settings" ADD COLUMN "carDateLastDays" int4 NOT NULL DEFAULT 7;

ALTER TABLE "settings" ADD COLUMN "carCheckPackageId" uuid;

ALTER TABLE "settings" ADD CONSTRAINT "settings_carCheckPackageId_fkey" FOREIGN KEY ("tenantId", "carCheckPackageId") REFERENCES "servicePackages"("tenantId", id);

CREATE INDEX "settings_carCheckPackageId_ref" ON "settings" USING btree ("tenantId", "carCheckPackageId");
