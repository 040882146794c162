ALTER TABLE "appointments" ADD COLUMN "confirmedFor" timestamptz;
