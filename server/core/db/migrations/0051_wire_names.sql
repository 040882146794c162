-- locks: a tenant has a few dozen rows of each option list, and 240 countries.
-- The specification's own spelling on the wire: options have a value, countries a dial_code.
ALTER TABLE "clientLeadType" ADD COLUMN "value" text NOT NULL DEFAULT ''::text;

ALTER TABLE "clientLeadType" ALTER COLUMN "word" DROP NOT NULL;

ALTER TABLE "contactMethod" ADD COLUMN "value" text NOT NULL DEFAULT ''::text;

ALTER TABLE "contactMethod" ALTER COLUMN "word" DROP NOT NULL;

ALTER TABLE "countries" ADD COLUMN "dial_code" text NOT NULL DEFAULT ''::text;

ALTER TABLE "countries" ALTER COLUMN "dialCode" DROP NOT NULL;

ALTER TABLE "staffType" ADD COLUMN "value" text NOT NULL DEFAULT ''::text;

ALTER TABLE "staffType" ALTER COLUMN "word" DROP NOT NULL;

ALTER TABLE "userTitles" ADD COLUMN "value" text NOT NULL DEFAULT ''::text;

ALTER TABLE "userTitles" ALTER COLUMN "word" DROP NOT NULL;

UPDATE "clientLeadType" SET "value" = "word";

UPDATE "contactMethod" SET "value" = "word";

UPDATE "staffType" SET "value" = "word";

UPDATE "userTitles" SET "value" = "word";

UPDATE "countries" SET "dial_code" = "dialCode";

COMMENT ON COLUMN "countries"."searchText" IS 'name bilingual d092ecb6, dial_code text 743838a9, code text 743838a9';
