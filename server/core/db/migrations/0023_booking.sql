-- Times that are held while somebody fills in a booking, and promotion codes.
ALTER TABLE "appointments" ADD COLUMN "promotionId" uuid;

CREATE TABLE "promotionCodes" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "code" text NOT NULL,
  "name" jsonb NOT NULL,
  "kind" text NOT NULL,
  "percent" int4 NOT NULL,
  "amount" int8 NOT NULL,
  "packageIds" jsonb NOT NULL,
  "validFrom" date NOT NULL,
  "validTo" date NOT NULL,
  "maxUses" int4,
  "oncePerCustomer" bool NOT NULL,
  "uses" int4 NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

ALTER TABLE "appointments" ADD CONSTRAINT "appointments_promotionId_fkey" FOREIGN KEY ("tenantId", "promotionId") REFERENCES "promotionCodes" ("tenantId", id);

CREATE INDEX "appointments_promotionId_ref" ON "appointments" ("tenantId", "promotionId");

CREATE UNIQUE INDEX "promotionCodes_code" ON "promotionCodes" ("tenantId", "code") WHERE "deletedAt" IS NULL;

CREATE INDEX "promotionCodes_createdAt_sort" ON "promotionCodes" ("tenantId", "createdAt", "id");

CREATE INDEX "promotionCodes_search" ON "promotionCodes" USING gin ("tenantId", "searchText" gin_trgm_ops);

-- A claim with an end is a hold: from then on it counts for nothing, whether or not it was swept away.
ALTER TABLE "slotClaims" ADD COLUMN "expiresAt" timestamptz;
CREATE INDEX "slotClaims_expiry" ON "slotClaims" ("tenantId", "expiresAt") WHERE "expiresAt" IS NOT NULL;

-- Who holds what: one time a person. Its claims carry its id where bookings' claims carry theirs.
CREATE TABLE "slotHolds" (
  "tenantId" text NOT NULL REFERENCES tenants (id),
  holder text NOT NULL,
  id uuid NOT NULL,
  "locationId" uuid NOT NULL,
  "advisorId" uuid NOT NULL,
  bay int4 NOT NULL,
  "startAt" timestamptz NOT NULL,
  "endAt" timestamptz NOT NULL,
  "createdAt" timestamptz NOT NULL,
  "expiresAt" timestamptz NOT NULL,
  PRIMARY KEY ("tenantId", holder)
);
CREATE INDEX "slotHolds_place" ON "slotHolds" ("tenantId", "locationId", "startAt");
CREATE INDEX "slotHolds_expiry" ON "slotHolds" ("expiresAt");

-- A code's uses are its bookings that are not cancelled, whoever changes them.
CREATE FUNCTION "countPromotionUses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever waits for the row here counts afterwards, in a statement of its own that sees what the other one wrote.
  PERFORM 1 FROM "promotionCodes" WHERE "tenantId" = NEW."tenantId" AND id = NEW."promotionId" FOR UPDATE;
  UPDATE "promotionCodes" p SET uses = (
    SELECT count(*) FROM appointments a
      WHERE a."tenantId" = p."tenantId" AND a."promotionId" = p.id AND a.closure <> 'cancelled' AND a."deletedAt" IS NULL
  ) WHERE p."tenantId" = NEW."tenantId" AND p.id = NEW."promotionId";
  RETURN NULL;
END $$;
CREATE TRIGGER "promotionUses" AFTER INSERT OR UPDATE OF closure, "deletedAt", "promotionId" ON appointments
  FOR EACH ROW WHEN (NEW."promotionId" IS NOT NULL) EXECUTE FUNCTION "countPromotionUses"();
