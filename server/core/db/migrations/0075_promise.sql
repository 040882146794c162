ALTER TABLE "appointments" ADD COLUMN "promiseReason" text;

ALTER TABLE "appointments" ADD COLUMN "promiseFrom" timestamptz;

ALTER TABLE "appointments" ADD COLUMN "promiseProposedAt" timestamptz;

ALTER TABLE "appointments" ADD COLUMN "promiseKnownAt" timestamptz;
