-- locks: a tenant has one row of settings.
ALTER TABLE "settings" ADD COLUMN "refusedFirstDays" int4 NOT NULL DEFAULT 14;

ALTER TABLE "settings" ADD COLUMN "refusedLastDays" int4 NOT NULL DEFAULT 45;
