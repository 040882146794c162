-- A colleague acts for a customer: the session is the customer's, names the colleague, and ends with the session of theirs that opened it.
ALTER TABLE sessions ADD COLUMN "actingStaffId" uuid;
ALTER TABLE sessions ADD COLUMN "openedBy" text;
ALTER TABLE sessions ADD CONSTRAINT "sessions_acting_audience" CHECK (("actingStaffId" IS NULL) = ("openedBy" IS NULL) AND ("actingStaffId" IS NULL OR audience = 'customer'));
ALTER TABLE sessions ADD CONSTRAINT "sessions_openedBy_fkey" FOREIGN KEY ("tenantId", "openedBy") REFERENCES sessions ("tenantId", "tokenHash") ON DELETE CASCADE;
CREATE INDEX "sessions_openedBy_ref" ON sessions ("tenantId", "openedBy") WHERE "openedBy" IS NOT NULL;

-- What was made that way names the colleague too.
ALTER TABLE "leads" ADD COLUMN "callCenterStaffId" uuid;

ALTER TABLE "complaints" ADD COLUMN "callCenterStaffId" uuid;

ALTER TABLE "feedback" ADD COLUMN "callCenterStaffId" uuid;

ALTER TABLE "roadsideAssistance" ADD COLUMN "callCenterStaffId" uuid;

ALTER TABLE "homeService" ADD COLUMN "callCenterStaffId" uuid;

ALTER TABLE "payments" ADD COLUMN "callCenterStaffId" uuid;

ALTER TABLE "leads" ADD CONSTRAINT "leads_callCenterStaffId_fkey" FOREIGN KEY ("tenantId", "callCenterStaffId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "leads_callCenterStaffId_ref" ON "leads" ("tenantId", "callCenterStaffId");

ALTER TABLE "complaints" ADD CONSTRAINT "complaints_callCenterStaffId_fkey" FOREIGN KEY ("tenantId", "callCenterStaffId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "complaints_callCenterStaffId_ref" ON "complaints" ("tenantId", "callCenterStaffId");

ALTER TABLE "feedback" ADD CONSTRAINT "feedback_callCenterStaffId_fkey" FOREIGN KEY ("tenantId", "callCenterStaffId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "feedback_callCenterStaffId_ref" ON "feedback" ("tenantId", "callCenterStaffId");

ALTER TABLE "roadsideAssistance" ADD CONSTRAINT "roadsideAssistance_callCenterStaffId_fkey" FOREIGN KEY ("tenantId", "callCenterStaffId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "roadsideAssistance_callCenterStaffId_ref" ON "roadsideAssistance" ("tenantId", "callCenterStaffId");

ALTER TABLE "homeService" ADD CONSTRAINT "homeService_callCenterStaffId_fkey" FOREIGN KEY ("tenantId", "callCenterStaffId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "homeService_callCenterStaffId_ref" ON "homeService" ("tenantId", "callCenterStaffId");

ALTER TABLE "payments" ADD CONSTRAINT "payments_callCenterStaffId_fkey" FOREIGN KEY ("tenantId", "callCenterStaffId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "payments_callCenterStaffId_ref" ON "payments" ("tenantId", "callCenterStaffId");
