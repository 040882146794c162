-- Bookings know their bay: read back from what they claim.
UPDATE appointments a SET bay = c.bay
  FROM (
    SELECT "tenantId", "appointmentId", min(substring(resource from '[0-9]+$')::int4) AS bay
      FROM "slotClaims" WHERE resource LIKE 'bay:%' GROUP BY "tenantId", "appointmentId"
  ) c
  WHERE a."tenantId" = c."tenantId" AND a.id = c."appointmentId" AND a.bay IS NULL;
