ALTER TABLE "settings" ADD COLUMN "serviceDueDays" int4 NOT NULL DEFAULT 0;

ALTER TABLE "settings" ADD COLUMN "serviceDueRepeatDays" int4 NOT NULL DEFAULT 7;

ALTER TABLE "settings" ADD COLUMN "carsRemindedOn" date;
