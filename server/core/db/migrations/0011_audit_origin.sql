ALTER TABLE "audit" ADD COLUMN "actorId" uuid;

ALTER TABLE "audit" ADD COLUMN "address" text;

ALTER TABLE "audit" ADD CONSTRAINT "audit_actorId_fkey" FOREIGN KEY ("tenantId", "actorId") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "audit_actorId_ref" ON "audit" ("tenantId", "actorId");

UPDATE "audit" SET "actorId" = "createdBy" WHERE EXISTS (SELECT 1 FROM staff WHERE staff."tenantId" = audit."tenantId" AND staff.id = audit."createdBy");
