ALTER TABLE "vehicles" ADD COLUMN "registrationEnd" date;

ALTER TABLE "vehicles" ADD COLUMN "inspectionEnd" date;

ALTER TABLE "vehicles" ADD COLUMN "insuranceEnd" date;
