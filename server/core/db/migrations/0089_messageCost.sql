ALTER TABLE "messages" ADD COLUMN "cost" int8;

ALTER TABLE "settings" ADD COLUMN "smsAbroadPartPrice" int8;

ALTER TABLE "settings" ADD COLUMN "linkOrigin" text;
