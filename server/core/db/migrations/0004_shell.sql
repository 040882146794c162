-- A person may see and end their own sessions: each has an id that is no secret, where it came from, and when it was last used.
ALTER TABLE sessions ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE sessions ADD COLUMN address text;
ALTER TABLE sessions ADD COLUMN "userAgent" text;
ALTER TABLE sessions ADD COLUMN "lastUsedAt" timestamptz NOT NULL DEFAULT now();

-- A code for a customer's mobile is no second step of a colleague's sign-in, nor the other way round.
ALTER TABLE "oneTimeCodes" ADD COLUMN purpose text NOT NULL DEFAULT 'customer' CHECK (purpose IN ('customer', 'staff'));

-- Links by which staff set a password; kept hashed, the tenant in clear in the token as with sessions.
CREATE TABLE "passwordLinks" (
  "tenantId" text NOT NULL REFERENCES tenants (id),
  "tokenHash" text NOT NULL,
  "staffId" uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('invitation', 'reset')),
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "expiresAt" timestamptz NOT NULL,
  "usedAt" timestamptz,
  PRIMARY KEY ("tenantId", "tokenHash"),
  FOREIGN KEY ("tenantId", "staffId") REFERENCES staff ("tenantId", id) ON DELETE CASCADE
);
CREATE INDEX "passwordLinks_staff" ON "passwordLinks" ("tenantId", "staffId");
CREATE INDEX "passwordLinks_expiry" ON "passwordLinks" ("expiresAt");
