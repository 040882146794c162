ALTER TABLE "oneTimeCodes" ADD COLUMN "requestedBy" text NOT NULL DEFAULT ''::text;
