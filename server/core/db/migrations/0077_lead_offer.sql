ALTER TABLE "leads" ADD COLUMN "offerPrice" int8;

ALTER TABLE "leads" ADD COLUMN "offerUntil" date;
