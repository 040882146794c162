ALTER TABLE "servicePackages" ADD COLUMN "contains" jsonb NOT NULL DEFAULT '[]';
