-- Services at home and roadside help that customers ask for themselves: what is done at a door, and how exact the place is.
ALTER TABLE "servicePackages" ADD COLUMN "atHome" bool NOT NULL DEFAULT false;

ALTER TABLE "servicePackages" ALTER COLUMN "atHome" DROP DEFAULT;

UPDATE "servicePackages" SET "atHome" = minutes <= 45;

ALTER TABLE "roadsideAssistance" ADD COLUMN "accuracyM" int4;

ALTER TABLE "homeService" ADD COLUMN "accuracyM" int4;
