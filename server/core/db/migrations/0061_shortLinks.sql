CREATE TABLE "shortLinks" (
  "tenantId" text NOT NULL,
  "codeHash" text NOT NULL,
  "sealedPath" text NOT NULL,
  "opened" int4 NOT NULL DEFAULT 0,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "expiresAt" timestamptz NOT NULL,
  CONSTRAINT "shortLinks_pkey" PRIMARY KEY ("tenantId", "codeHash"),
  CONSTRAINT "shortLinks_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

CREATE INDEX "shortLinks_expiry" ON "shortLinks" USING btree ("expiresAt");
