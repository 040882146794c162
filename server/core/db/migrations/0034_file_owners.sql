-- A file that a customer uploaded is theirs: nobody else may attach it. What stands in somebody's record already gets its owner from there;
-- what was uploaded before and is attached to nothing keeps working for a day, until it is tidied away.
ALTER TABLE "files" ADD COLUMN "customerId" uuid;

ALTER TABLE "files" ADD CONSTRAINT "files_customerId_fkey" FOREIGN KEY ("tenantId", "customerId") REFERENCES "customers" ("tenantId", id);

CREATE INDEX "files_customerId_ref" ON "files" ("tenantId", "customerId");

UPDATE files SET "customerId" = holder."customerId" FROM (
  SELECT "tenantId", "customerId", jsonb_array_elements_text(attachments)::uuid AS "fileId" FROM complaints WHERE attachments IS NOT NULL
  UNION ALL SELECT "tenantId", "customerId", jsonb_array_elements_text(attachments)::uuid FROM feedback WHERE attachments IS NOT NULL
  UNION ALL SELECT "tenantId", "customerId", jsonb_array_elements_text(photos)::uuid FROM "roadsideAssistance" WHERE photos IS NOT NULL
) holder WHERE files."tenantId" = holder."tenantId" AND files.id = holder."fileId" AND files."createdBy" IS NULL;

-- Links to a job that were made until then open nothing.
ALTER TABLE "appointments" ADD COLUMN "jobLinksOverAt" timestamptz;
