ALTER TABLE "slotHolds" ADD COLUMN "driveCarId" uuid;
ALTER TABLE "slotHolds" ALTER COLUMN "bay" DROP NOT NULL;
