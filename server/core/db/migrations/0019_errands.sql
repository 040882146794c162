-- Areas, arrivals and coverage of roadside help and services at home.
ALTER TABLE "roadsideAssistance" ADD COLUMN "coverageBasis" jsonb;

ALTER TABLE "roadsideAssistance" ADD COLUMN "etaEstimated" bool;

ALTER TABLE "roadsideAssistance" ADD COLUMN "driverNote" text;

ALTER TABLE "homeService" ADD COLUMN "etaAt" timestamptz;

ALTER TABLE "homeService" ADD COLUMN "etaEstimated" bool;

ALTER TABLE "homeService" ADD COLUMN "photos" jsonb NOT NULL DEFAULT '[]';

ALTER TABLE "homeService" ALTER COLUMN "photos" DROP DEFAULT;

ALTER TABLE "homeService" ADD COLUMN "driverNote" text;

ALTER TABLE "cities" ADD COLUMN "point" jsonb;

CREATE TABLE "serviceAreas" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "locationId" uuid NOT NULL,
  "shape" jsonb NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT '',
  PRIMARY KEY ("tenantId", id),
  FOREIGN KEY ("tenantId") REFERENCES tenants (id)
);

ALTER TABLE "serviceAreas" ADD CONSTRAINT "serviceAreas_locationId_fkey" FOREIGN KEY ("tenantId", "locationId") REFERENCES "dealershipLocations" ("tenantId", id);

CREATE INDEX "serviceAreas_locationId_ref" ON "serviceAreas" ("tenantId", "locationId");

CREATE INDEX "serviceAreas_name_sort" ON "serviceAreas" ("tenantId", "name", "id");

CREATE INDEX "serviceAreas_search" ON "serviceAreas" USING gin ("tenantId", "searchText" gin_trgm_ops);

-- Where a driver's phone last was while they were on a job: one row each, gone with the job.
CREATE TABLE "driverPlaces" (
  "tenantId" text NOT NULL REFERENCES tenants (id),
  "staffId" uuid NOT NULL,
  lat float8 NOT NULL,
  lng float8 NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY ("tenantId", "staffId"),
  FOREIGN KEY ("tenantId", "staffId") REFERENCES staff ("tenantId", id) ON DELETE CASCADE
);
CREATE INDEX "driverPlaces_age" ON "driverPlaces" (at);

-- A stage that was reached before it was stamped began with the last change, or with the request.
UPDATE "roadsideAssistance" SET "stageAt" = CASE WHEN stage = 'new' THEN "createdAt" ELSE "updatedAt" END WHERE "stageAt" IS NULL;
UPDATE "homeService" SET "stageAt" = CASE WHEN stage = 'requested' THEN "createdAt" ELSE "updatedAt" END WHERE "stageAt" IS NULL;

-- Cities that tenants began with get the point that they would begin with now.
UPDATE "cities" SET point = jsonb_build_object('lat', known.lat, 'lng', known.lng) FROM (VALUES
  ('Riyadh', 24.7136, 46.6753),
  ('Al Kharj', 24.1483, 47.305),
  ('Ad Diriyah', 24.7341, 46.5756),
  ('Al Majmaah', 25.904, 45.3458),
  ('Ad Dawadimi', 24.5077, 44.3923),
  ('Az Zulfi', 26.2994, 44.8154),
  ('Wadi ad-Dawasir', 20.4607, 44.7882),
  ('Shaqra', 25.2401, 45.2528),
  ('Jeddah', 21.5433, 39.1728),
  ('Makkah', 21.3891, 39.8579),
  ('Taif', 21.2703, 40.4158),
  ('Rabigh', 22.7986, 39.0349),
  ('Al Qunfudhah', 19.1281, 41.0787),
  ('Al Lith', 20.1503, 40.2672),
  ('Madinah', 24.5247, 39.5692),
  ('Yanbu', 24.0895, 38.0618),
  ('Al Ula', 26.6085, 37.9222),
  ('Badr', 23.7829, 38.7905),
  ('Buraydah', 26.326, 43.975),
  ('Unaizah', 26.084, 43.994),
  ('Ar Rass', 25.8694, 43.4973),
  ('Al Bukayriyah', 26.1441, 43.6594),
  ('Dammam', 26.4207, 50.0888),
  ('Al Hofuf', 25.3647, 49.5876),
  ('Al Khobar', 26.2172, 50.1971),
  ('Jubail', 27.0046, 49.646),
  ('Hafar al-Batin', 28.4328, 45.9708),
  ('Dhahran', 26.2361, 50.0393),
  ('Qatif', 26.5196, 50.0115),
  ('Khafji', 28.4391, 48.4913),
  ('Ras Tanura', 26.7074, 50.0619),
  ('Khamis Mushait', 18.3093, 42.7662),
  ('Abha', 18.2164, 42.5053),
  ('Bisha', 19.9913, 42.6052),
  ('Muhayil', 18.5474, 42.0532),
  ('Tabuk', 28.3838, 36.555),
  ('Umluj', 25.0213, 37.2685),
  ('Duba', 27.3513, 35.6901),
  ('Hail', 27.5114, 41.7208),
  ('Arar', 30.9753, 41.0381),
  ('Rafha', 29.6202, 43.4948),
  ('Turaif', 31.6725, 38.6637),
  ('Jazan', 16.8892, 42.5511),
  ('Sabya', 17.1495, 42.6254),
  ('Abu Arish', 16.969, 42.8325),
  ('Najran', 17.4924, 44.1277),
  ('Sharurah', 17.4667, 47.1167),
  ('Al Bahah', 20.0129, 41.4677),
  ('Baljurashi', 19.8591, 41.5572),
  ('Sakaka', 29.9697, 40.2064),
  ('Dawmat al-Jandal', 29.8114, 39.8672),
  ('Qurayyat', 31.3319, 37.3428)
) AS known (en, lat, lng) WHERE "cities".point IS NULL AND "cities".name ->> 'en' = known.en;
