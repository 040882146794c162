ALTER TABLE "settings" ADD COLUMN "timeZone" text NOT NULL DEFAULT 'Asia/Riyadh'::text;
