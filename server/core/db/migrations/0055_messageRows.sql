-- locks: the columns are added without a rewrite; a tenant has some ten thousand messages, of which those about a row are updated once.
-- The row that a message is about: only who may see it may read the message.
ALTER TABLE "messages" ADD COLUMN "resource" text;

ALTER TABLE "messages" ADD COLUMN "rowId" text;

UPDATE "messages" m SET "resource" = CASE WHEN r."complaintId" IS NULL THEN 'feedback' ELSE 'complaints' END,
  "rowId" = coalesce(r."complaintId", r."feedbackId")::text
  FROM "caseReplies" r WHERE m."tenantId" = r."tenantId" AND m."event" = 'caseReply:' || r."id"::text;

UPDATE "messages" m SET "resource" = 'appointments', "rowId" = a."id"::text
  FROM "appointments" a WHERE m."kind" LIKE 'booking%' AND m."tenantId" = a."tenantId" AND split_part(m."event", ':', 2) = a."id"::text;

UPDATE "messages" m SET "resource" = 'roadsideAssistance', "rowId" = a."id"::text
  FROM "roadsideAssistance" a WHERE m."kind" = 'driverStage' AND m."tenantId" = a."tenantId" AND split_part(m."event", ':', 2) = a."id"::text;

UPDATE "messages" m SET "resource" = 'homeService', "rowId" = a."id"::text
  FROM "homeService" a WHERE m."kind" = 'driverStage' AND m."tenantId" = a."tenantId" AND split_part(m."event", ':', 2) = a."id"::text;

UPDATE "messages" m SET "resource" = 'payments', "rowId" = a."id"::text
  FROM "payments" a WHERE m."kind" LIKE 'payment%' AND m."tenantId" = a."tenantId" AND split_part(m."event", ':', 2) = a."id"::text;
