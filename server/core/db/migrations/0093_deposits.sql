ALTER TABLE "appointments" ADD COLUMN "deposit" int8;

ALTER TABLE "appointments" ADD COLUMN "depositState" text;

ALTER TABLE "appointments" ADD COLUMN "depositDueAt" timestamptz;

ALTER TABLE "appointments" ADD COLUMN "depositRefundUntil" timestamptz;

ALTER TABLE "appointments" ADD COLUMN "depositWaivedReason" text;

ALTER TABLE "appointments" ADD COLUMN "depositWaivedById" uuid;

ALTER TABLE "appointments" ADD COLUMN "cancelledLate" bool;

ALTER TABLE "appointments" ADD COLUMN "forgivenReason" text;

ALTER TABLE "appointments" ADD COLUMN "forgivenById" uuid;

ALTER TABLE "payments" ADD COLUMN "deposit" bool NOT NULL DEFAULT false;

ALTER TABLE "servicePackages" ADD COLUMN "deposit" int8;

ALTER TABLE "servicePackages" ADD COLUMN "depositShare" int4;

ALTER TABLE "settings" ADD COLUMN "depositAmount" int8;

ALTER TABLE "settings" ADD COLUMN "depositMisses" int4 NOT NULL DEFAULT 0;

ALTER TABLE "settings" ADD COLUMN "depositNewCustomers" bool NOT NULL DEFAULT false;

ALTER TABLE "settings" ADD COLUMN "depositMinutes" int4 NOT NULL DEFAULT 30;

ALTER TABLE "settings" ADD COLUMN "depositRefundHours" int4 NOT NULL DEFAULT 24;

ALTER TABLE "settings" ADD COLUMN "missMonths" int4 NOT NULL DEFAULT 12;

ALTER TABLE "settings" ADD COLUMN "missedAfterMinutes" int4 NOT NULL DEFAULT 0;

ALTER TABLE "settings" ADD COLUMN "missedMessage" bool NOT NULL DEFAULT false;

ALTER TABLE "settings" ADD COLUMN "callAfterMisses" int4 NOT NULL DEFAULT 0;

ALTER TABLE "appointments" ADD CONSTRAINT "appointments_depositWaivedById_fkey" FOREIGN KEY ("tenantId", "depositWaivedById") REFERENCES staff("tenantId", id) NOT VALID;

ALTER TABLE "appointments" ADD CONSTRAINT "appointments_forgivenById_fkey" FOREIGN KEY ("tenantId", "forgivenById") REFERENCES staff("tenantId", id) NOT VALID;
