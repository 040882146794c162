CREATE OR REPLACE FUNCTION "removeOldAudit"(ids uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE removed integer;
BEGIN
  DELETE FROM audit WHERE "tenantId" = nullif(current_setting('app.tenant_id', true), '') AND id = ANY (ids)
    AND "createdAt" < clock_timestamp() - interval '12 months';
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END $function$;

REVOKE EXECUTE ON FUNCTION "removeOldAudit"(ids uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "removeOldAudit"(ids uuid[]) TO wakeel_app;

ALTER TABLE "settings" ADD COLUMN "leadMonths" int4;

ALTER TABLE "settings" ADD COLUMN "messageMonths" int4;

ALTER TABLE "settings" ADD COLUMN "auditMonths" int4;

ALTER TABLE "settings" ADD COLUMN "fileMonths" int4;

ALTER TABLE "settings" ADD COLUMN "oldDataOn" date;

ALTER TABLE "settings" ADD COLUMN "erasedKind" text;

ALTER TABLE "settings" ADD COLUMN "erasedRows" int4;

ALTER TABLE "settings" ADD COLUMN "erasedBefore" date;
