-- alone

CREATE INDEX CONCURRENTLY IF NOT EXISTS "followUps_appointmentId_ref" ON "followUps" USING btree ("tenantId", "appointmentId");

CREATE INDEX CONCURRENTLY IF NOT EXISTS "followUps_complaintId_ref" ON "followUps" USING btree ("tenantId", "complaintId");

CREATE INDEX CONCURRENTLY IF NOT EXISTS "followUps_feedbackId_ref" ON "followUps" USING btree ("tenantId", "feedbackId");

CREATE INDEX CONCURRENTLY IF NOT EXISTS "followUps_homeServiceId_ref" ON "followUps" USING btree ("tenantId", "homeServiceId");

CREATE INDEX CONCURRENTLY IF NOT EXISTS "followUps_roadsideAssistanceId_ref" ON "followUps" USING btree ("tenantId", "roadsideAssistanceId");
