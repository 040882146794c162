-- A colleague's authenticator app: the secret is sealed, the newest step that was taken is kept so that no code works twice.
CREATE TABLE "authenticators" (
  "tenantId" text NOT NULL REFERENCES tenants (id),
  "staffId" uuid NOT NULL,
  "sealedSecret" text NOT NULL,
  "confirmedAt" timestamptz,
  "lastStep" int8 NOT NULL DEFAULT 0,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("tenantId", "staffId"),
  FOREIGN KEY ("tenantId", "staffId") REFERENCES staff ("tenantId", id) ON DELETE CASCADE
);

-- Codes for the day the app is lost, each good once; kept as a keyed hash.
CREATE TABLE "recoveryCodes" (
  "tenantId" text NOT NULL REFERENCES tenants (id),
  "staffId" uuid NOT NULL,
  "codeHash" text NOT NULL,
  "usedAt" timestamptz,
  PRIMARY KEY ("tenantId", "staffId", "codeHash"),
  FOREIGN KEY ("tenantId", "staffId") REFERENCES staff ("tenantId", id) ON DELETE CASCADE
);

ALTER TABLE "staff" ADD COLUMN "authenticatorSince" timestamptz;
