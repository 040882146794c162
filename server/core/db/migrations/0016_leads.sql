-- Reminders, the ticks of the clocks, one rule for all branches a type, and what is known of how fast earlier leads were answered.

ALTER TABLE "followUps" ADD COLUMN "remindedAt" timestamptz;
CREATE INDEX "followUps_due" ON "followUps" ("tenantId", "dueAt") WHERE "remindedAt" IS NULL AND "contactResult" IS NULL AND "deletedAt" IS NULL;
-- What is due is not told of all at once, for days that are over.
UPDATE "followUps" SET "remindedAt" = "dueAt" WHERE "dueAt" <= now();

-- A row is the last tick of a clock: the process that writes it runs the clock.
CREATE TABLE "clockTicks" (
  "tenantId" text NOT NULL REFERENCES tenants (id),
  clock text NOT NULL,
  "ranAt" timestamptz NOT NULL,
  PRIMARY KEY ("tenantId", clock)
);

CREATE UNIQUE INDEX "leadRouting_type_everywhere" ON "leadRouting" ("tenantId", type) WHERE "locationId" IS NULL AND "deletedAt" IS NULL;
CREATE INDEX "leads_unanswered" ON leads ("tenantId", "createdAt") WHERE status = 'pending' AND "firstResponseAt" IS NULL AND "deletedAt" IS NULL;

UPDATE leads SET "assignedAt" = "createdAt" WHERE "assigneeId" IS NOT NULL AND "assignedAt" IS NULL;

-- Business minutes until the first response, as businessMinutes.ts counts them: days in the tenant's zone, which is three hours ahead of
-- UTC all year; holidays out; a branch's Ramadan hours, else the tenant's; without a branch the tenant's hours from Sunday to Thursday.
WITH answered AS (
  SELECT l."tenantId", l.id, l."createdAt" AS began, l."firstResponseAt" AS ended, l."locationId", b.hours, b."ramadanHours" AS branch_ramadan,
    s."ramadanHours" AS house_ramadan, s."ramadanFrom", s."ramadanTo", s."openFrom", s."openTo",
    (l."createdAt" AT TIME ZONE 'UTC' + interval '3 hours')::date AS first_day,
    (l."firstResponseAt" AT TIME ZONE 'UTC' + interval '3 hours')::date AS last_day
  FROM leads l
  JOIN settings s ON s."tenantId" = l."tenantId" AND s."deletedAt" IS NULL
  LEFT JOIN "dealershipLocations" b ON b."tenantId" = l."tenantId" AND b.id = l."locationId"
  WHERE l."firstResponseAt" IS NOT NULL
), days AS (
  SELECT a.*, d.day::date AS day FROM answered a, LATERAL generate_series(a.first_day, least(a.last_day, a.first_day + 91), interval '1 day') AS d (day)
), spans AS (
  SELECT d."tenantId", d.id, d.began, d.ended, d.day, span FROM days d, LATERAL jsonb_array_elements(
    CASE
      WHEN EXISTS (SELECT 1 FROM holidays h WHERE h."tenantId" = d."tenantId" AND h.day = d.day AND h."deletedAt" IS NULL
        AND (h."locationId" IS NULL OR h."locationId" = d."locationId")) THEN '[]'
      WHEN d.day BETWEEN d."ramadanFrom" AND d."ramadanTo" AND coalesce(d.branch_ramadan, d.house_ramadan) IS NOT NULL
        THEN coalesce(CASE WHEN d.hours IS NOT NULL THEN d.branch_ramadan END, d.house_ramadan) -> trim(to_char(d.day, 'day'))
      WHEN d.hours IS NOT NULL THEN d.hours -> trim(to_char(d.day, 'day'))
      WHEN extract(dow FROM d.day) IN (5, 6) THEN '[]'
      ELSE jsonb_build_array(jsonb_build_object('from', d."openFrom", 'to', d."openTo"))
    END) AS span
), waited AS (
  SELECT a."tenantId", a.id, coalesce(floor(sum(greatest(0, extract(epoch FROM
      least(s.ended AT TIME ZONE 'UTC' + interval '3 hours', s.day + (s.span ->> 'to')::interval)
      - greatest(s.began AT TIME ZONE 'UTC' + interval '3 hours', s.day + (s.span ->> 'from')::interval)))) / 60), 0)::int4 AS minutes
  FROM answered a LEFT JOIN spans s ON s."tenantId" = a."tenantId" AND s.id = a.id GROUP BY a."tenantId", a.id
)
UPDATE leads SET "responseMinutes" = w.minutes, "responseBand" = CASE
    WHEN w.minutes < 15 THEN '0-15 Min'
    WHEN w.minutes < 30 THEN '15-30 Min'
    WHEN w.minutes < 45 THEN '30-45 Min'
    WHEN w.minutes < 60 THEN '45-1 Hour'
    ELSE '1 Hour +'
  END
FROM waited w WHERE leads."tenantId" = w."tenantId" AND leads.id = w.id;
