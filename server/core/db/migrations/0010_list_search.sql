-- LIKE ALL (array) never uses the trigram index; one LIKE a pattern does. The patterns are quoted as literals, so that the planner knows
-- how many rows each finds: rare words are looked up, common ones read until there are enough.
CREATE OR REPLACE FUNCTION "searchIds"(searched text, patterns text[]) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM information_schema.columns WHERE table_schema = 'public' AND table_name = searched AND column_name = 'searchText') THEN
    RAISE EXCEPTION 'no such search';
  END IF;
  RETURN QUERY EXECUTE format(
    'SELECT id FROM %I WHERE "tenantId" = %L AND %s LIMIT 10001',
    searched,
    nullif(current_setting('app.tenant_id', true), ''),
    (SELECT coalesce(string_agg(format('"searchText" LIKE %L', pattern), ' AND '), 'false') FROM unnest(patterns) AS pattern));
END $$;

