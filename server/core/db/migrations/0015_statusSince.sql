-- Since when a booking has its status: since its last move, else since it was made or last changed.
UPDATE "appointments" SET "statusAt" = coalesce(moved."at", CASE WHEN "status" = 'pending' THEN "createdAt" ELSE "updatedAt" END)
FROM (
  SELECT booking."tenantId", booking.id, max(audit."createdAt") AS "at" FROM "appointments" booking
  LEFT JOIN "audit" ON audit."tenantId" = booking."tenantId" AND audit."rowId" = booking.id::text
    AND audit."resource" = 'appointments' AND audit."action" = 'move' AND audit."changes" -> 'status' IS NOT NULL
  GROUP BY booking."tenantId", booking.id
) moved
WHERE moved."tenantId" = appointments."tenantId" AND moved.id = appointments.id AND "statusAt" IS NULL;
