ALTER TABLE "settings" ADD COLUMN "bookingsAtOnce" int4 NOT NULL DEFAULT 3;
