CREATE TABLE "calendarLinks" (
  "tenantId" text NOT NULL,
  "staffId" uuid NOT NULL,
  "subject" text NOT NULL,
  "tokenHash" text NOT NULL,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "calendarLinks_pkey" PRIMARY KEY ("tenantId", "staffId", subject),
  CONSTRAINT "calendarLinks_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

ALTER TABLE "staff" ADD COLUMN "calendarLinkAt" timestamptz;

ALTER TABLE "staff" ADD COLUMN "calendarUnlinkedAt" timestamptz;

ALTER TABLE "calendarLinks" ADD CONSTRAINT "calendarLinks_tenantId_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES staff("tenantId", id) ON DELETE CASCADE;

CREATE UNIQUE INDEX "calendarLinks_token" ON "calendarLinks" USING btree ("tenantId", "tokenHash");
