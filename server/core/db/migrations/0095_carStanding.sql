ALTER TABLE "messages" ADD COLUMN "bookingId" uuid;

ALTER TABLE "servicePackages" ADD COLUMN "remindDays" int4;

ALTER TABLE "settings" ADD COLUMN "serviceDueControl" int4 NOT NULL DEFAULT 0;

ALTER TABLE "vehicles" ADD COLUMN "serviceDueOn" date;

ALTER TABLE "vehicles" ADD COLUMN "refusedWorth" int8;

ALTER TABLE "messages" ADD CONSTRAINT "messages_bookingId_fkey" FOREIGN KEY ("tenantId", "bookingId") REFERENCES appointments("tenantId", id) NOT VALID;
