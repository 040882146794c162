ALTER TABLE "savedViews" ADD COLUMN "names" jsonb;
