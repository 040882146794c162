-- A session that a visit's link opened: a customer's, for that one booking.
ALTER TABLE sessions ADD COLUMN "appointmentId" uuid;
ALTER TABLE sessions ADD FOREIGN KEY ("tenantId", "appointmentId") REFERENCES appointments ("tenantId", id) ON DELETE CASCADE;
