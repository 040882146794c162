CREATE TABLE "passkeys" (
  "tenantId" text NOT NULL,
  "id" text NOT NULL,
  "staffId" uuid NOT NULL,
  "name" text NOT NULL,
  "publicKey" text NOT NULL,
  "counter" int8 NOT NULL DEFAULT 0,
  "transports" jsonb NOT NULL DEFAULT '[]'::jsonb,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "lastUsedAt" timestamptz,
  CONSTRAINT "passkeys_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "passkeys_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

ALTER TABLE "designation" ADD COLUMN "passkeyRequired" bool NOT NULL DEFAULT false;

ALTER TABLE "staff" ADD COLUMN "passkeySince" timestamptz;

ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_tenantId_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES staff("tenantId", id) ON DELETE CASCADE;

CREATE INDEX "passkeys_staff" ON "passkeys" USING btree ("tenantId", "staffId");
