ALTER TABLE "appointments" ADD COLUMN "mileageOut" int4;

ALTER TABLE "appointments" ADD COLUMN "photosOut" jsonb NOT NULL DEFAULT '[]'::jsonb;

ALTER TABLE "appointments" ADD COLUMN "signature" uuid;

ALTER TABLE "appointments" ADD COLUMN "signedBy" text;

ALTER TABLE "appointments" ADD COLUMN "unpaidReason" text;

ALTER TABLE "appointments" ADD COLUMN "unpaidById" uuid;

ALTER TABLE "settings" ADD COLUMN "payBeforeHandover" bool NOT NULL DEFAULT true;

ALTER TABLE "appointments" ADD CONSTRAINT "appointments_signature_fkey" FOREIGN KEY ("tenantId", signature) REFERENCES files("tenantId", id) NOT VALID;

ALTER TABLE "appointments" ADD CONSTRAINT "appointments_unpaidById_fkey" FOREIGN KEY ("tenantId", "unpaidById") REFERENCES staff("tenantId", id) NOT VALID;

ALTER TABLE "jobServices" ADD COLUMN "decidedFrom" text;

ALTER TABLE "jobServices" ADD COLUMN "decidedById" uuid;

ALTER TABLE "jobServices" ADD CONSTRAINT "jobServices_decidedById_fkey" FOREIGN KEY ("tenantId", "decidedById") REFERENCES staff("tenantId", id) NOT VALID;
