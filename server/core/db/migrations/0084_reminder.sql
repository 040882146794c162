ALTER TABLE "appointments" ADD COLUMN "reminder" text;
