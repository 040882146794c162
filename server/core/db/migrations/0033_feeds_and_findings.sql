-- Files of complaints from another system, and what our books and the payment provider's do not agree on.
ALTER TABLE "complaints" ADD COLUMN "externalRef" text;

CREATE TABLE "feedFiles" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" text NOT NULL,
  "source" text NOT NULL,
  "state" text NOT NULL,
  "trouble" text,
  "lines" int4 NOT NULL,
  "imported" int4 NOT NULL,
  "repeated" int4 NOT NULL,
  "bad" int4 NOT NULL,
  "bytes" int4 NOT NULL,
  "hash" text NOT NULL,
  "modifiedAt" timestamptz,
  "finishedAt" timestamptz,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "feedLines" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "fileId" uuid NOT NULL,
  "line" int4 NOT NULL,
  "externalRef" text,
  "state" text NOT NULL,
  "column" text,
  "problem" text,
  "values" jsonb NOT NULL,
  "department" text NOT NULL,
  "complaintId" uuid,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "paymentFindings" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "kind" text NOT NULL,
  "state" text NOT NULL,
  "paymentId" uuid,
  "orderId" text NOT NULL,
  "providerState" text,
  "amount" int8,
  "seenAt" timestamptz,
  "resolvedAt" timestamptz,
  "resolvedById" uuid,
  "note" text,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

CREATE TABLE "paymentRuns" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "checked" int4 NOT NULL,
  "changed" int4 NOT NULL,
  "unread" int4 NOT NULL,
  "findings" int4 NOT NULL,
  "finishedAt" timestamptz,
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

ALTER TABLE "settings" ADD COLUMN "feedSource" text;

ALTER TABLE "settings" ADD COLUMN "feedFolder" text;

ALTER TABLE "settings" ADD COLUMN "feedHost" text;

ALTER TABLE "settings" ADD COLUMN "feedPort" int4;

ALTER TABLE "settings" ADD COLUMN "feedUser" text;

ALTER TABLE "settings" ADD COLUMN "feedPassword" text;

ALTER TABLE "settings" ADD COLUMN "feedKey" text;

ALTER TABLE "settings" ADD COLUMN "feedHostKey" text;

CREATE UNIQUE INDEX "complaints_externalRef" ON "complaints" ("tenantId", "externalRef") WHERE "deletedAt" IS NULL;

CREATE INDEX "feedFiles_createdAt_sort" ON "feedFiles" ("tenantId", "createdAt", "id");

CREATE INDEX "feedFiles_search" ON "feedFiles" USING gin ("tenantId", "searchText" gin_trgm_ops);

ALTER TABLE "feedLines" ADD CONSTRAINT "feedLines_fileId_fkey" FOREIGN KEY ("tenantId", "fileId") REFERENCES "feedFiles" ("tenantId", id);

CREATE INDEX "feedLines_fileId_ref" ON "feedLines" ("tenantId", "fileId");

ALTER TABLE "feedLines" ADD CONSTRAINT "feedLines_complaintId_fkey" FOREIGN KEY ("tenantId", "complaintId") REFERENCES "complaints" ("tenantId", id);

CREATE INDEX "feedLines_complaintId_ref" ON "feedLines" ("tenantId", "complaintId");

CREATE INDEX "feedLines_createdAt_sort" ON "feedLines" ("tenantId", "createdAt", "id");

CREATE INDEX "feedLines_search" ON "feedLines" USING gin ("tenantId", "searchText" gin_trgm_ops);

ALTER TABLE "paymentFindings" ADD CONSTRAINT "paymentFindings_paymentId_fkey" FOREIGN KEY ("tenantId", "paymentId") REFERENCES "payments" ("tenantId", id);

CREATE INDEX "paymentFindings_paymentId_ref" ON "paymentFindings" ("tenantId", "paymentId");

ALTER TABLE "paymentFindings" ADD CONSTRAINT "paymentFindings_resolvedById_fkey" FOREIGN KEY ("tenantId", "resolvedById") REFERENCES "staff" ("tenantId", id);

CREATE INDEX "paymentFindings_resolvedById_ref" ON "paymentFindings" ("tenantId", "resolvedById");

CREATE INDEX "paymentFindings_createdAt_sort" ON "paymentFindings" ("tenantId", "createdAt", "id");

CREATE INDEX "paymentFindings_search" ON "paymentFindings" USING gin ("tenantId", "searchText" gin_trgm_ops);

CREATE INDEX "paymentRuns_createdAt_sort" ON "paymentRuns" ("tenantId", "createdAt", "id");

-- A file is read once, and so is each of its lines.
CREATE UNIQUE INDEX "feedFiles_once" ON "feedFiles" ("tenantId", name, bytes, hash);
CREATE UNIQUE INDEX "feedLines_once" ON "feedLines" ("tenantId", "fileId", line);

-- One finding of a kind for an order, however often it is found.
CREATE UNIQUE INDEX "paymentFindings_once" ON "paymentFindings" ("tenantId", kind, "orderId");

-- Files that were seen and not taken yet: one that looks the same at the next look has come in whole.
CREATE TABLE "feedSightings" (
  "tenantId" text NOT NULL REFERENCES tenants (id),
  name text NOT NULL,
  bytes int8 NOT NULL,
  "modifiedAt" timestamptz NOT NULL,
  "seenAt" timestamptz NOT NULL,
  PRIMARY KEY ("tenantId", name)
);

-- How the last look for files went.
CREATE TABLE "feedLooks" (
  "tenantId" text NOT NULL PRIMARY KEY REFERENCES tenants (id),
  "lookedAt" timestamptz NOT NULL,
  waiting int4 NOT NULL DEFAULT 0,
  trouble text,
  detail text
);
