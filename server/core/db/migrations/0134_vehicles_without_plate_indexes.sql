-- alone

CREATE INDEX CONCURRENTLY IF NOT EXISTS "vehicles_plate_orderDown" ON "vehicles" USING btree ("tenantId", plate DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

ALTER TABLE "vehicles" VALIDATE CONSTRAINT "vehicles_plate_needed";
