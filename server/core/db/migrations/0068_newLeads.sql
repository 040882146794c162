ALTER TABLE "leads" ADD COLUMN "escalation" text;

ALTER TABLE "settings" ADD COLUMN "leadNextMinutes" int4 NOT NULL DEFAULT 5;

ALTER TABLE "settings" ADD COLUMN "leadManagersMinutes" int4 NOT NULL DEFAULT 15;

ALTER TABLE "settings" ADD COLUMN "leadDirectorMinutes" int4 NOT NULL DEFAULT 30;
