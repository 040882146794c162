-- What open screens are told of: each change for about an hour, in the transaction that made it, and a notice when it commits.

CREATE TABLE "liveEvents" (
  "tenantId" text NOT NULL REFERENCES tenants (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  -- Which transaction wrote it: transactions commit in another order than they begin, and a reader must be able to tell what it has surely seen.
  "transaction" xid8 NOT NULL DEFAULT pg_current_xact_id(),
  resource text NOT NULL,
  -- Null: many rows at once.
  "rowId" text,
  action text NOT NULL,
  "actorId" uuid,
  "auditId" uuid,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY ("tenantId", id)
);
CREATE INDEX "liveEvents_transaction" ON "liveEvents" ("tenantId", "transaction");
CREATE INDEX "liveEvents_age" ON "liveEvents" (at);
CREATE UNIQUE INDEX "liveEvents_many" ON "liveEvents" ("tenantId", "transaction", resource) WHERE "rowId" IS NULL;

-- How many rows the transaction has told of one by one: after some, only that there were many of a resource, so that an import or
-- a merge of thousands is one event.
CREATE FUNCTION "countTold"(more bigint) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  told bigint := coalesce(nullif(current_setting('app.live_told', true), ''), '0')::bigint + more;
BEGIN
  PERFORM set_config('app.live_told', told::text, true);
  RETURN told <= 20;
END $$;

CREATE FUNCTION "tellOfAudit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF "countTold"((SELECT count(*) FROM told WHERE action <> 'export')) THEN
    INSERT INTO "liveEvents" ("tenantId", resource, "rowId", action, "actorId", "auditId")
      SELECT "tenantId", resource, "rowId", action, "actorId", id FROM told WHERE action <> 'export';
  ELSE
    INSERT INTO "liveEvents" ("tenantId", resource, action)
      SELECT DISTINCT "tenantId", resource, 'many' FROM told WHERE action <> 'export' ON CONFLICT DO NOTHING;
  END IF;
  PERFORM pg_notify('live', "tenantId") FROM (SELECT DISTINCT "tenantId" FROM told WHERE action <> 'export') AS tenants;
  RETURN NULL;
END $$;
CREATE TRIGGER live AFTER INSERT ON audit REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION "tellOfAudit"();

-- What changes without an entry in the audit: what people are told, and what is sent.
CREATE FUNCTION "tellOfRows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF "countTold"((SELECT count(*) FROM told)) THEN
    INSERT INTO "liveEvents" ("tenantId", resource, "rowId", action, "actorId")
      SELECT "tenantId", TG_TABLE_NAME, id::text, CASE TG_OP WHEN 'INSERT' THEN 'create' ELSE 'update' END, "updatedBy" FROM told;
  ELSE
    INSERT INTO "liveEvents" ("tenantId", resource, action)
      SELECT DISTINCT "tenantId", TG_TABLE_NAME, 'many' FROM told ON CONFLICT DO NOTHING;
  END IF;
  PERFORM pg_notify('live', "tenantId") FROM (SELECT DISTINCT "tenantId" FROM told) AS tenants;
  RETURN NULL;
END $$;
CREATE TRIGGER live_made AFTER INSERT ON notifications REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION "tellOfRows"();
CREATE TRIGGER live_changed AFTER UPDATE ON notifications REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION "tellOfRows"();
CREATE TRIGGER live_made AFTER INSERT ON messages REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION "tellOfRows"();
CREATE TRIGGER live_changed AFTER UPDATE ON messages REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION "tellOfRows"();

-- An ended session ends its stream: the notice names the person beside the tenant.
CREATE FUNCTION "tellOfEndedSessions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', "tenantId" || ' ' || "subjectId")
    FROM (SELECT DISTINCT "tenantId", "subjectId" FROM told WHERE audience = 'staff' AND "subjectId" IS NOT NULL) AS people;
  RETURN NULL;
END $$;
CREATE TRIGGER live_ended AFTER DELETE ON sessions REFERENCING OLD TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION "tellOfEndedSessions"();
