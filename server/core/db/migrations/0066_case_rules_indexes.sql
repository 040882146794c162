-- alone

CREATE INDEX CONCURRENTLY IF NOT EXISTS "complaints_caseRuleId_ref" ON "complaints" USING btree ("tenantId", "caseRuleId");

CREATE INDEX CONCURRENTLY IF NOT EXISTS "feedback_caseRuleId_ref" ON "feedback" USING btree ("tenantId", "caseRuleId");
