-- What the house stands on besides the resources' own tables, which 0002 makes from the schema.

CREATE TABLE tenants (
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9-]{1,40}$'),
  name jsonb NOT NULL,
  active boolean NOT NULL DEFAULT true
);

-- Tokens are kept hashed; a token names its tenant in clear, so no look-up ever crosses tenants.
CREATE TABLE sessions (
  "tenantId" text NOT NULL REFERENCES tenants (id),
  "tokenHash" text NOT NULL,
  audience text NOT NULL CHECK (audience IN ('visitor', 'customer', 'staff')),
  "subjectId" uuid,
  mobile text,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "expiresAt" timestamptz NOT NULL,
  PRIMARY KEY ("tenantId", "tokenHash")
);
CREATE INDEX sessions_expiry ON sessions ("expiresAt");
CREATE INDEX sessions_subject ON sessions ("tenantId", "subjectId");

CREATE TABLE "oneTimeCodes" (
  "tenantId" text NOT NULL REFERENCES tenants (id),
  id uuid NOT NULL,
  mobile text NOT NULL,
  "codeHash" text NOT NULL,
  vehicle jsonb,
  tries integer NOT NULL DEFAULT 0,
  "usedAt" timestamptz,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "expiresAt" timestamptz NOT NULL,
  PRIMARY KEY ("tenantId", id)
);
CREATE INDEX "oneTimeCodes_mobile" ON "oneTimeCodes" ("tenantId", mobile, "createdAt");

-- One row is one unit of one advisor's or bay's time: the primary key is what makes double booking impossible.
CREATE TABLE "slotClaims" (
  "tenantId" text NOT NULL REFERENCES tenants (id),
  resource text NOT NULL,
  "startAt" timestamptz NOT NULL,
  "appointmentId" uuid NOT NULL,
  PRIMARY KEY ("tenantId", resource, "startAt")
);
CREATE INDEX "slotClaims_appointment" ON "slotClaims" ("tenantId", "appointmentId");
CREATE INDEX "slotClaims_start" ON "slotClaims" ("tenantId", "startAt");

-- The answer to a write that carried an Idempotency-Key, so that the same write sent twice is done once.
CREATE TABLE "idempotencyKeys" (
  "tenantId" text NOT NULL REFERENCES tenants (id),
  key text NOT NULL,
  "requestHash" text NOT NULL,
  response jsonb,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("tenantId", key)
);
CREATE INDEX "idempotencyKeys_age" ON "idempotencyKeys" ("createdAt");

-- Counters of the rate limits and lock-outs, shared by all processes (the shape that rate-limiter-flexible expects).
CREATE TABLE "rateLimits" (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
GRANT SELECT, INSERT, UPDATE, DELETE ON "rateLimits" TO wakeel_app;

-- Under row-level security LIKE cannot use the trigram index (it is not leakproof). This function runs as the owner,
-- reads the tenant from the transaction's own setting, and gives back ids only; an unset tenant finds nothing.
CREATE FUNCTION "searchIds"(searched text, patterns text[]) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM information_schema.columns WHERE table_schema = 'public' AND table_name = searched AND column_name = 'searchText') THEN
    RAISE EXCEPTION 'no such search';
  END IF;
  RETURN QUERY EXECUTE format(
    'SELECT id FROM %I WHERE "tenantId" = nullif(current_setting(''app.tenant_id'', true), '''') AND "searchText" LIKE ALL ($1) LIMIT 10001', searched)
    USING patterns;
END $$;
REVOKE ALL ON FUNCTION "searchIds"(text, text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "searchIds"(text, text[]) TO wakeel_app;

-- Sign-in knows an e-mail and not yet a tenant: this tells which tenants to try, and nothing else about the person.
CREATE FUNCTION "tenantsOfStaff"(address text) RETURNS SETOF text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT s."tenantId" FROM staff s JOIN tenants t ON t.id = s."tenantId"
    WHERE s.email = address AND s.active AND t.active AND s."deletedAt" IS NULL ORDER BY 1 LIMIT 20;
END $$;
REVOKE ALL ON FUNCTION "tenantsOfStaff"(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "tenantsOfStaff"(text) TO wakeel_app;
