-- contract 0051: what older code wrote meanwhile is copied, then the former columns go.
-- locks: a tenant has a few dozen rows of each option list, and 240 countries.

UPDATE "clientLeadType" SET "value" = "word" WHERE "value" = '';

UPDATE "contactMethod" SET "value" = "word" WHERE "value" = '';

UPDATE "staffType" SET "value" = "word" WHERE "value" = '';

UPDATE "userTitles" SET "value" = "word" WHERE "value" = '';

UPDATE "countries" SET "dial_code" = "dialCode" WHERE "dial_code" = '';

ALTER TABLE "clientLeadType" DROP COLUMN "word";

ALTER TABLE "contactMethod" DROP COLUMN "word";

ALTER TABLE "countries" DROP COLUMN "dialCode";

ALTER TABLE "staffType" DROP COLUMN "word";

ALTER TABLE "userTitles" DROP COLUMN "word";
