-- Long work: what is not finished yet, and what bulk work did to each row.

-- A row is a job that is waiting or under way, lent to one worker at a time; it goes when the job ends.
CREATE TABLE "jobQueue" (
  "tenantId" text NOT NULL REFERENCES tenants (id),
  "jobId" uuid NOT NULL,
  kind text NOT NULL,
  worker uuid,
  tries integer NOT NULL DEFAULT 0,
  position jsonb,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("tenantId", "jobId"),
  FOREIGN KEY ("tenantId", "jobId") REFERENCES jobs ("tenantId", id)
);

-- The rows that a job works at, chosen when it began. `before` holds the changed fields only, `version` the row's after the change.
CREATE TABLE "jobRows" (
  "tenantId" text NOT NULL REFERENCES tenants (id),
  "jobId" uuid NOT NULL,
  place integer NOT NULL,
  "rowId" uuid NOT NULL,
  outcome text CHECK (outcome IN ('done', 'unchanged', 'failed')),
  problem jsonb,
  before jsonb,
  version integer,
  "createdAt" timestamptz NOT NULL,
  PRIMARY KEY ("tenantId", "jobId", place),
  FOREIGN KEY ("tenantId", "jobId") REFERENCES jobs ("tenantId", id)
);
CREATE INDEX "jobRows_left" ON "jobRows" ("tenantId", "jobId", place) WHERE outcome IS NULL;
CREATE INDEX "jobRows_age" ON "jobRows" ("createdAt");
