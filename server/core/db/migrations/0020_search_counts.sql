-- Only the rows that the list is about, deleted ones or those that are there, and as many as the caller can use: what it finds is then a
-- count too. One array, since thousands of single rows take longer to pass through than to find.
CREATE FUNCTION "searchIds"(searched text, patterns text[], gone boolean, most integer) RETURNS uuid[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  found uuid[];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM information_schema.columns WHERE table_schema = 'public' AND table_name = searched AND column_name = 'searchText') THEN
    RAISE EXCEPTION 'no such search';
  END IF;
  EXECUTE format(
    'SELECT array_agg(id) FROM (SELECT id FROM %I WHERE "tenantId" = %L AND "deletedAt" IS %s AND %s LIMIT %s) matching',
    searched,
    nullif(current_setting('app.tenant_id', true), ''),
    CASE WHEN gone THEN 'NOT NULL' ELSE 'NULL' END,
    (SELECT coalesce(string_agg(format('"searchText" LIKE %L', pattern), ' AND '), 'false') FROM unnest(patterns) AS pattern),
    most) INTO found;
  RETURN coalesce(found, '{}');
END $$;

DROP FUNCTION "searchIds"(text, text[]);

CREATE INDEX "leads_model_order" ON "leads" ("tenantId", "model", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_model_orderDown" ON "leads" ("tenantId", "model" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_email_order" ON "leads" ("tenantId", "email", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_email_orderDown" ON "leads" ("tenantId", "email" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;
