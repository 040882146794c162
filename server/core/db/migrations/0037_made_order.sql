-- alone
-- Lists in the order of their making, from the index alone: a deep page passes over tens of thousands of rows that nobody reads.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_createdAt_order" ON "leads" ("tenantId", "createdAt", id) WHERE "deletedAt" IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "appointments_createdAt_order" ON "appointments" ("tenantId", "createdAt", id) WHERE "deletedAt" IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "customers_createdAt_order" ON "customers" ("tenantId", "createdAt", id) WHERE "deletedAt" IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS "vehicles_createdAt_order" ON "vehicles" ("tenantId", "createdAt", id) WHERE "deletedAt" IS NULL;

-- What is sought in the search text, and in columns of their own besides: each holds the text of the same place. Ids only, as before.
CREATE OR REPLACE FUNCTION "searchIdsWithin"(searched text, patterns text[], gone boolean, most integer, fields text[], texts text[]) RETURNS uuid[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  known text[];
  found uuid[];
BEGIN
  SELECT array_agg(column_name::text) INTO known FROM information_schema.columns WHERE table_schema = 'public' AND table_name = searched;
  IF NOT coalesce('searchText' = ANY (known) AND fields <@ known, false) THEN
    RAISE EXCEPTION 'no such search';
  END IF;
  EXECUTE format(
    'SELECT array_agg(id) FROM (SELECT id FROM %I WHERE "tenantId" = %L AND "deletedAt" IS %s AND %s AND %s LIMIT %s) matching',
    searched,
    nullif(current_setting('app.tenant_id', true), ''),
    CASE WHEN gone THEN 'NOT NULL' ELSE 'NULL' END,
    (SELECT coalesce(string_agg(format('"searchText" LIKE %L', pattern), ' AND '), 'false') FROM unnest(patterns) AS pattern),
    (SELECT coalesce(string_agg(format(CASE WHEN data_type = 'jsonb' THEN '(%1$I->>''en'' || '' '' || (%1$I->>''ar'')) ILIKE %2$L' ELSE '%1$I ILIKE %2$L' END, field, sought), ' AND '), 'true')
      FROM unnest(fields, texts) AS asked (field, sought)
      JOIN information_schema.columns ON table_schema = 'public' AND table_name = searched AND column_name = field),
    most) INTO found;
  RETURN coalesce(found, '{}');
END $$;
REVOKE ALL ON FUNCTION "searchIdsWithin"(text, text[], boolean, integer, text[], text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "searchIdsWithin"(text, text[], boolean, integer, text[], text[]) TO wakeel_app;
