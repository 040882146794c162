CREATE OR REPLACE FUNCTION "keepAnAdministrator"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.active AND OLD."deletedAt" IS NULL AND OLD."staffType" IS NULL AND EXISTS (
    SELECT FROM designation d WHERE d."tenantId" = OLD."tenantId" AND d.id = OLD."designationId" AND d.role = 'Administrator'
  ) THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('administrators ' || OLD."tenantId", 0));
    IF NOT EXISTS (
      SELECT FROM staff s JOIN designation d ON d."tenantId" = s."tenantId" AND d.id = s."designationId"
        WHERE s."tenantId" = OLD."tenantId" AND s.id <> OLD.id AND s.active AND s."deletedAt" IS NULL AND s."staffType" IS NULL AND d.role = 'Administrator'
    ) THEN
      RAISE EXCEPTION USING ERRCODE = 'WK001', MESSAGE = 'The last administrator of a tenant stays.';
    END IF;
  END IF;
  RETURN NULL;
END $function$;

CREATE TABLE "administratorRequests" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "staffId" uuid NOT NULL,
  "proposedById" uuid NOT NULL,
  "state" text NOT NULL,
  "expiresAt" timestamptz NOT NULL,
  "decidedById" uuid,
  "decidedAt" timestamptz,
  CONSTRAINT "administratorRequests_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "administratorRequests_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

ALTER TABLE "staff" ADD COLUMN "administratorUntil" timestamptz;

ALTER TABLE "administratorRequests" ADD CONSTRAINT "administratorRequests_proposedById_fkey" FOREIGN KEY ("tenantId", "proposedById") REFERENCES staff("tenantId", id);

ALTER TABLE "administratorRequests" ADD CONSTRAINT "administratorRequests_decidedById_fkey" FOREIGN KEY ("tenantId", "decidedById") REFERENCES staff("tenantId", id);

ALTER TABLE "administratorRequests" ADD CONSTRAINT "administratorRequests_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES staff("tenantId", id);

CREATE INDEX "administratorRequests_proposedById_ref" ON "administratorRequests" USING btree ("tenantId", "proposedById");

CREATE INDEX "administratorRequests_createdAt_sort" ON "administratorRequests" USING btree ("tenantId", "createdAt", id);

CREATE INDEX "administratorRequests_decidedById_ref" ON "administratorRequests" USING btree ("tenantId", "decidedById");

CREATE INDEX "administratorRequests_staffId_ref" ON "administratorRequests" USING btree ("tenantId", "staffId");

CREATE OR REPLACE TRIGGER "administratorStays" AFTER UPDATE OF department, "designationId", "staffType", "locationIds", modules, active, "deletedAt" ON staff FOR EACH ROW WHEN (old.department IS DISTINCT FROM new.department OR old."designationId" IS DISTINCT FROM new."designationId" OR old."staffType" IS DISTINCT FROM new."staffType" OR old."locationIds" IS DISTINCT FROM new."locationIds" OR old.modules IS DISTINCT FROM new.modules OR old.active IS DISTINCT FROM new.active OR old."deletedAt" IS DISTINCT FROM new."deletedAt") EXECUTE FUNCTION "keepAnAdministrator"();

CREATE OR REPLACE TRIGGER "administratorStays_deleted" AFTER DELETE ON staff FOR EACH ROW EXECUTE FUNCTION "keepAnAdministrator"();
