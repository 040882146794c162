ALTER TABLE "customers" ADD COLUMN "erasedAt" timestamptz;

-- The one way in which the audit forgets: the values of rows about an erased person, never who acted and when.
CREATE FUNCTION "forgetInAudit"(ids text[]) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE forgotten integer;
BEGIN
  UPDATE audit SET changes = '{}' WHERE "tenantId" = nullif(current_setting('app.tenant_id', true), '') AND "rowId" = ANY (ids);
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  RETURN forgotten;
END $$;
REVOKE ALL ON FUNCTION "forgetInAudit"(text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "forgetInAudit"(text[]) TO wakeel_app;
