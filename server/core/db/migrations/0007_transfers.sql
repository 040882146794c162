-- Table files on their way in or out, and what was wrong with the rows of one that came in. Both are forgotten after some days.

CREATE TABLE "transferFiles" (
  "tenantId" text NOT NULL REFERENCES tenants (id),
  id uuid NOT NULL,
  "ownerId" uuid NOT NULL,
  resource text NOT NULL,
  "jobId" uuid,
  "storageKey" text NOT NULL,
  details jsonb NOT NULL,
  "createdAt" timestamptz NOT NULL,
  PRIMARY KEY ("tenantId", id)
);
CREATE INDEX "transferFiles_age" ON "transferFiles" ("createdAt");
CREATE INDEX "transferFiles_job" ON "transferFiles" ("tenantId", "jobId");

CREATE TABLE "transferProblems" (
  "tenantId" text NOT NULL REFERENCES tenants (id),
  "jobId" uuid NOT NULL,
  row integer NOT NULL,
  problems jsonb NOT NULL,
  "createdAt" timestamptz NOT NULL,
  PRIMARY KEY ("tenantId", "jobId", row)
);
CREATE INDEX "transferProblems_age" ON "transferProblems" ("createdAt");
