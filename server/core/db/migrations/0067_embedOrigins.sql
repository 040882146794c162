ALTER TABLE "settings" ADD COLUMN "embedOrigins" text;
