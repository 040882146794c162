ALTER TABLE "followUps" ADD COLUMN "about" text NOT NULL DEFAULT 'lead'::text;

ALTER TABLE "followUps" ALTER COLUMN "leadId" DROP NOT NULL;

ALTER TABLE "followUps" ADD COLUMN "complaintId" uuid;

ALTER TABLE "followUps" ADD COLUMN "feedbackId" uuid;

ALTER TABLE "followUps" ADD COLUMN "roadsideAssistanceId" uuid;

ALTER TABLE "followUps" ADD COLUMN "homeServiceId" uuid;

ALTER TABLE "followUps" ADD COLUMN "appointmentId" uuid;

ALTER TABLE "followUps" ALTER COLUMN "type" DROP NOT NULL;

ALTER TABLE "followUps" ADD COLUMN "department" text;

ALTER TABLE "followUps" ADD COLUMN "status" text;

ALTER TABLE "followUps" ADD CONSTRAINT "followUps_appointmentId_fkey" FOREIGN KEY ("tenantId", "appointmentId") REFERENCES appointments("tenantId", id) NOT VALID;

ALTER TABLE "followUps" ADD CONSTRAINT "followUps_complaintId_fkey" FOREIGN KEY ("tenantId", "complaintId") REFERENCES complaints("tenantId", id) NOT VALID;

ALTER TABLE "followUps" ADD CONSTRAINT "followUps_feedbackId_fkey" FOREIGN KEY ("tenantId", "feedbackId") REFERENCES feedback("tenantId", id) NOT VALID;

ALTER TABLE "followUps" ADD CONSTRAINT "followUps_homeServiceId_fkey" FOREIGN KEY ("tenantId", "homeServiceId") REFERENCES "homeService"("tenantId", id) NOT VALID;

ALTER TABLE "followUps" ADD CONSTRAINT "followUps_roadsideAssistanceId_fkey" FOREIGN KEY ("tenantId", "roadsideAssistanceId") REFERENCES "roadsideAssistance"("tenantId", id) NOT VALID;
