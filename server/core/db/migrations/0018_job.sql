-- What belongs to a job follows its booking: status, branch and people are copied, so that the same rights hold for both. Whatever changes the
-- booking (a move, an edit, a hand-over, its customer) changes the copies with it.
CREATE FUNCTION "followBooking"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "jobServices" SET status = NEW.status, "locationId" = NEW."locationId", "advisorId" = NEW."advisorId", "technicianId" = NEW."technicianId"
    WHERE "tenantId" = NEW."tenantId" AND "appointmentId" = NEW.id;
  UPDATE "jobParts" SET status = NEW.status, "locationId" = NEW."locationId", "advisorId" = NEW."advisorId", "technicianId" = NEW."technicianId"
    WHERE "tenantId" = NEW."tenantId" AND "appointmentId" = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER "jobFollowsBooking" AFTER UPDATE OF status, "locationId", "advisorId", "technicianId" ON appointments
  FOR EACH ROW WHEN ((OLD.status, OLD."locationId", OLD."advisorId", OLD."technicianId") IS DISTINCT FROM (NEW.status, NEW."locationId", NEW."advisorId", NEW."technicianId"))
  EXECUTE FUNCTION "followBooking"();
