-- What a lead on the landing came from, and what its person agreed to. And which visit made it: that visit may see it without a proven
-- mobile, and nothing else may. It goes with the session, so that a token that is over opens nothing.
ALTER TABLE "leads" ADD COLUMN "offerId" uuid;

ALTER TABLE "leads" ADD COLUMN "consents" jsonb;

ALTER TABLE "leads" ADD CONSTRAINT "leads_offerId_fkey" FOREIGN KEY ("tenantId", "offerId") REFERENCES "cms" ("tenantId", id);

CREATE INDEX "leads_offerId_ref" ON "leads" ("tenantId", "offerId");
CREATE TABLE "leadVisits" (
  "tenantId" text NOT NULL,
  "leadId" uuid NOT NULL,
  "tokenHash" text NOT NULL,
  PRIMARY KEY ("tenantId", "leadId", "tokenHash"),
  FOREIGN KEY ("tenantId", "leadId") REFERENCES leads ("tenantId", id) ON DELETE CASCADE,
  FOREIGN KEY ("tenantId", "tokenHash") REFERENCES sessions ("tenantId", "tokenHash") ON DELETE CASCADE
);
CREATE INDEX "leadVisits_session" ON "leadVisits" ("tenantId", "tokenHash");
