-- alone
-- Every six digits in a row of a text, as numbers. A number that somebody types is in few rows of a million, its threes are in all.
CREATE OR REPLACE FUNCTION "sixDigits"(searched text) RETURNS int4[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  run text;
  found int4[] := '{}';
BEGIN
  FOR run IN SELECT (regexp_matches(searched, '[0-9]{6,}', 'g'))[1] LOOP
    FOR place IN 1..length(run) - 5 LOOP
      found := found || substr(run, place, 6)::int4;
    END LOOP;
  END LOOP;
  RETURN found;
END $$;

CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_digits" ON "leads" USING gin ("sixDigits"("searchText")) WITH (fastupdate = off);
CREATE INDEX CONCURRENTLY IF NOT EXISTS "customers_digits" ON "customers" USING gin ("sixDigits"("searchText")) WITH (fastupdate = off);

-- As before, but six digits in a row are looked up as such where the table has their index; the patterns are then only compared, since
-- the planner cannot know how rare a number is.
CREATE OR REPLACE FUNCTION "searchIdsWithin"(searched text, patterns text[], gone boolean, most integer, fields text[], texts text[]) RETURNS uuid[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  known text[];
  digits int4[];
  found uuid[];
BEGIN
  SELECT array_agg(column_name::text) INTO known FROM information_schema.columns WHERE table_schema = 'public' AND table_name = searched;
  IF NOT coalesce('searchText' = ANY (known) AND fields <@ known, false) THEN
    RAISE EXCEPTION 'no such search';
  END IF;
  IF to_regclass(format('%I', searched || '_digits')) IS NOT NULL THEN
    SELECT array_agg(substring(pattern FROM '.*([0-9]{6})')::int4) INTO digits FROM unnest(patterns) AS pattern WHERE pattern ~ '[0-9]{6}';
  END IF;
  EXECUTE format(
    'SELECT array_agg(id) FROM (SELECT id FROM %I WHERE "tenantId" = %L AND "deletedAt" IS %s AND %s AND %s AND %s LIMIT %s) matching',
    searched,
    nullif(current_setting('app.tenant_id', true), ''),
    CASE WHEN gone THEN 'NOT NULL' ELSE 'NULL' END,
    CASE WHEN digits IS NULL THEN 'true' ELSE format('"sixDigits"("searchText") @> %L::int4[]', digits) END,
    (SELECT coalesce(string_agg(format(CASE WHEN digits IS NULL THEN '"searchText" LIKE %L' ELSE '("searchText" || '''') LIKE %L' END, pattern), ' AND '), 'false')
      FROM unnest(patterns) AS pattern),
    (SELECT coalesce(string_agg(format(CASE WHEN data_type = 'jsonb' THEN '(%1$I->>''en'' || '' '' || (%1$I->>''ar'')) ILIKE %2$L' ELSE '%1$I ILIKE %2$L' END, field, sought), ' AND '), 'true')
      FROM unnest(fields, texts) AS asked (field, sought)
      JOIN information_schema.columns ON table_schema = 'public' AND table_name = searched AND column_name = field),
    most) INTO found;
  RETURN coalesce(found, '{}');
END $$;
