ALTER TABLE "appointments" ADD COLUMN "recovered" int8;
