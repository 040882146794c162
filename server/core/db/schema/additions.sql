-- The parts of the database besides the resources' own tables: tables that are no resource, their references and indexes, further indexes of
-- resources' tables, functions, triggers and rights. It is compared with the database like the tables of tableModel.ts: change it here, and
-- `npm run migration` writes the migration. Row-level security and the rights of tenants' tables come from server/core/db/security.ts.

-- The tenants. Every other table of rows refers to it.
CREATE TABLE "tenants" (
  "id" text NOT NULL,
  "name" jsonb NOT NULL,
  "active" bool NOT NULL DEFAULT true,
  CONSTRAINT "tenants_pkey" PRIMARY KEY (id),
  CONSTRAINT "tenants_id_check" CHECK ((id ~ '^[a-z0-9-]{1,40}$'::text))
);

-- Authenticator apps of staff: the secret is encrypted; the last used step is stored so that no code works twice.
CREATE TABLE "authenticators" (
  "tenantId" text NOT NULL,
  "staffId" uuid NOT NULL,
  "sealedSecret" text NOT NULL,
  "confirmedAt" timestamptz,
  "lastStep" int8 NOT NULL DEFAULT 0,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "authenticators_pkey" PRIMARY KEY ("tenantId", "staffId"),
  CONSTRAINT "authenticators_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- Links of calendar programs, hashed: the subject is 'own' for the colleague's own work, or a branch.
CREATE TABLE "calendarLinks" (
  "tenantId" text NOT NULL,
  "staffId" uuid NOT NULL,
  "subject" text NOT NULL,
  "tokenHash" text NOT NULL,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "calendarLinks_pkey" PRIMARY KEY ("tenantId", "staffId", subject),
  CONSTRAINT "calendarLinks_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- The time of each schedule's last run, by tenant.
CREATE TABLE "clockTicks" (
  "tenantId" text NOT NULL,
  "clock" text NOT NULL,
  "ranAt" timestamptz NOT NULL,
  CONSTRAINT "clockTicks_pkey" PRIMARY KEY ("tenantId", clock),
  CONSTRAINT "clockTicks_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- The last known position of each driver.
CREATE TABLE "driverPlaces" (
  "tenantId" text NOT NULL,
  "staffId" uuid NOT NULL,
  "lat" float8 NOT NULL,
  "lng" float8 NOT NULL,
  "at" timestamptz NOT NULL,
  CONSTRAINT "driverPlaces_pkey" PRIMARY KEY ("tenantId", "staffId"),
  CONSTRAINT "driverPlaces_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- The result of the last check for complaint files.
CREATE TABLE "feedLooks" (
  "tenantId" text NOT NULL,
  "lookedAt" timestamptz NOT NULL,
  "waiting" int4 NOT NULL DEFAULT 0,
  "trouble" text,
  "detail" text,
  CONSTRAINT "feedLooks_pkey" PRIMARY KEY ("tenantId"),
  CONSTRAINT "feedLooks_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- Complaint files that were found and not imported yet: a file that is unchanged at the next check is complete.
CREATE TABLE "feedSightings" (
  "tenantId" text NOT NULL,
  "name" text NOT NULL,
  "bytes" int8 NOT NULL,
  "modifiedAt" timestamptz NOT NULL,
  "seenAt" timestamptz NOT NULL,
  CONSTRAINT "feedSightings_pkey" PRIMARY KEY ("tenantId", name),
  CONSTRAINT "feedSightings_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- Answers to writes with an Idempotency-Key, so that a repeated write is done once.
CREATE TABLE "idempotencyKeys" (
  "tenantId" text NOT NULL,
  "key" text NOT NULL,
  "requestHash" text NOT NULL,
  "response" jsonb,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "idempotencyKeys_pkey" PRIMARY KEY ("tenantId", key),
  CONSTRAINT "idempotencyKeys_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- Background jobs that are waiting, running or failed, leased to one worker at a time; a row is deleted when its job is done.
CREATE TABLE "jobQueue" (
  "tenantId" text NOT NULL,
  "jobId" uuid NOT NULL,
  "kind" text NOT NULL,
  "worker" uuid,
  "tries" int4 NOT NULL DEFAULT 0,
  "position" jsonb,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "dueAt" timestamptz,
  "failedAt" timestamptz,
  CONSTRAINT "jobQueue_pkey" PRIMARY KEY ("tenantId", "jobId"),
  CONSTRAINT "jobQueue_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- The rows of a bulk job, stored when it was started.
CREATE TABLE "jobRows" (
  "tenantId" text NOT NULL,
  "jobId" uuid NOT NULL,
  "place" int4 NOT NULL,
  "rowId" uuid NOT NULL,
  "outcome" text,
  "problem" jsonb,
  "before" jsonb,
  "version" int4,
  "createdAt" timestamptz NOT NULL,
  CONSTRAINT "jobRows_outcome_check" CHECK ((outcome = ANY (ARRAY['done'::text, 'unchanged'::text, 'failed'::text]))),
  CONSTRAINT "jobRows_pkey" PRIMARY KEY ("tenantId", "jobId", place),
  CONSTRAINT "jobRows_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- A fingerprint of the SECRET_KEY: a process with another key than the one that encrypted values here must not start.
CREATE TABLE "keyMark" (
  "only" bool NOT NULL DEFAULT true,
  "mark" text NOT NULL,
  CONSTRAINT "keyMark_only_check" CHECK ("only"),
  CONSTRAINT "keyMark_pkey" PRIMARY KEY ("only")
);

-- The landing session that made a lead, which may see it without a proven mobile.
CREATE TABLE "leadVisits" (
  "tenantId" text NOT NULL,
  "leadId" uuid NOT NULL,
  "tokenHash" text NOT NULL,
  CONSTRAINT "leadVisits_pkey" PRIMARY KEY ("tenantId", "leadId", "tokenHash")
);

-- Live events for open screens, kept for about an hour.
CREATE TABLE "liveEvents" (
  "tenantId" text NOT NULL,
  "id" int8 NOT NULL GENERATED ALWAYS AS IDENTITY,
  "transaction" xid8 NOT NULL DEFAULT pg_current_xact_id(),
  "resource" text NOT NULL,
  "rowId" text,
  "action" text NOT NULL,
  "actorId" uuid,
  "auditId" uuid,
  "at" timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "liveEvents_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "liveEvents_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- Messages to be sent.
CREATE TABLE "messageQueue" (
  "tenantId" text NOT NULL,
  "messageId" uuid NOT NULL,
  "reference" text NOT NULL,
  "marketing" bool NOT NULL,
  "dueAt" timestamptz NOT NULL,
  "tries" int4 NOT NULL DEFAULT 0,
  "worker" uuid,
  "begunAt" timestamptz,
  CONSTRAINT "messageQueue_pkey" PRIMARY KEY ("tenantId", "messageId"),
  CONSTRAINT "messageQueue_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- Applied migrations; server/core/db/migrate.ts creates this table.
CREATE TABLE "migrations" (
  "name" text NOT NULL,
  "checksum" text NOT NULL,
  "appliedAt" timestamptz NOT NULL DEFAULT now(),
  "needs" text,
  CONSTRAINT "migrations_pkey" PRIMARY KEY (name)
);

-- One-time codes, hashed.
CREATE TABLE "oneTimeCodes" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "mobile" text NOT NULL,
  "codeHash" text NOT NULL,
  "vehicle" jsonb,
  "tries" int4 NOT NULL DEFAULT 0,
  "usedAt" timestamptz,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "expiresAt" timestamptz NOT NULL,
  "purpose" text NOT NULL DEFAULT 'customer'::text,
  "requestedBy" text NOT NULL DEFAULT ''::text,
  CONSTRAINT "oneTimeCodes_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "oneTimeCodes_purpose_check" CHECK ((purpose = ANY (ARRAY['customer'::text, 'staff'::text]))),
  CONSTRAINT "oneTimeCodes_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- Passkeys of staff: the public keys only.
CREATE TABLE "passkeys" (
  "tenantId" text NOT NULL,
  "id" text NOT NULL,
  "staffId" uuid NOT NULL,
  "name" text NOT NULL,
  "publicKey" text NOT NULL,
  "counter" int8 NOT NULL DEFAULT 0,
  "transports" jsonb NOT NULL DEFAULT '[]'::jsonb,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "lastUsedAt" timestamptz,
  CONSTRAINT "passkeys_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "passkeys_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- Which account of the company's provider is whose: found again when the address there has changed.
CREATE TABLE "companyAccounts" (
  "tenantId" text NOT NULL,
  "issuer" text NOT NULL,
  "subject" text NOT NULL,
  "staffId" uuid NOT NULL,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "companyAccounts_pkey" PRIMARY KEY ("tenantId", issuer, subject),
  CONSTRAINT "companyAccounts_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- Short links of messages: codes hashed, addresses encrypted.
CREATE TABLE "shortLinks" (
  "tenantId" text NOT NULL,
  "codeHash" text NOT NULL,
  "sealedPath" text NOT NULL,
  "opened" int4 NOT NULL DEFAULT 0,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "expiresAt" timestamptz NOT NULL,
  CONSTRAINT "shortLinks_pkey" PRIMARY KEY ("tenantId", "codeHash"),
  CONSTRAINT "shortLinks_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- Leads that came by a form outside of the product, by the id that they have there: sent again they are the same lead.
CREATE TABLE "formLeads" (
  "tenantId" text NOT NULL,
  "formId" uuid NOT NULL,
  "outsideId" text NOT NULL,
  "leadId" uuid NOT NULL,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT "formLeads_pkey" PRIMARY KEY ("tenantId", "formId", "outsideId"),
  CONSTRAINT "formLeads_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- Links for setting a password, hashed.
CREATE TABLE "passwordLinks" (
  "tenantId" text NOT NULL,
  "tokenHash" text NOT NULL,
  "staffId" uuid NOT NULL,
  "kind" text NOT NULL,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "expiresAt" timestamptz NOT NULL,
  "usedAt" timestamptz,
  CONSTRAINT "passwordLinks_kind_check" CHECK ((kind = ANY (ARRAY['invitation'::text, 'reset'::text]))),
  CONSTRAINT "passwordLinks_pkey" PRIMARY KEY ("tenantId", "tokenHash"),
  CONSTRAINT "passwordLinks_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- Notices of the payment provider, each processed once.
CREATE TABLE "paymentNotices" (
  "tenantId" text NOT NULL,
  "orderId" text NOT NULL,
  "event" text NOT NULL,
  "heardAt" timestamptz NOT NULL,
  CONSTRAINT "paymentNotices_pkey" PRIMARY KEY ("tenantId", "orderId", event),
  CONSTRAINT "paymentNotices_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- Leases, so that one process at a time settles a payment.
CREATE TABLE "paymentTurns" (
  "tenantId" text NOT NULL,
  "paymentId" uuid NOT NULL,
  "worker" uuid NOT NULL,
  "until" timestamptz NOT NULL,
  CONSTRAINT "paymentTurns_pkey" PRIMARY KEY ("tenantId", "paymentId"),
  CONSTRAINT "paymentTurns_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- Counters of rate limits and lock-outs, in the form of rate-limiter-flexible.
CREATE TABLE "rateLimits" (
  "key" character varying(255) NOT NULL,
  "points" int4 NOT NULL DEFAULT 0,
  "expire" int8,
  CONSTRAINT "rateLimits_pkey" PRIMARY KEY (key)
);

-- Recovery codes for a lost authenticator app, each valid once; stored as a keyed hash.
CREATE TABLE "recoveryCodes" (
  "tenantId" text NOT NULL,
  "staffId" uuid NOT NULL,
  "codeHash" text NOT NULL,
  "usedAt" timestamptz,
  CONSTRAINT "recoveryCodes_pkey" PRIMARY KEY ("tenantId", "staffId", "codeHash"),
  CONSTRAINT "recoveryCodes_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- Tokens are stored hashed; a token has its tenant in clear, so no look-up crosses tenants.
CREATE TABLE "sessions" (
  "tenantId" text NOT NULL,
  "tokenHash" text NOT NULL,
  "audience" text NOT NULL,
  "subjectId" uuid,
  "mobile" text,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "expiresAt" timestamptz NOT NULL,
  "id" uuid NOT NULL DEFAULT gen_random_uuid(),
  "address" text,
  "userAgent" text,
  "lastUsedAt" timestamptz NOT NULL DEFAULT now(),
  "appointmentId" uuid,
  "actingStaffId" uuid,
  "openedBy" text,
  CONSTRAINT "sessions_acting_audience" CHECK (((("actingStaffId" IS NULL) = ("openedBy" IS NULL)) AND (("actingStaffId" IS NULL) OR (audience = 'customer'::text)))),
  CONSTRAINT "sessions_audience_check" CHECK ((audience = ANY (ARRAY['visitor'::text, 'customer'::text, 'staff'::text]))),
  CONSTRAINT "sessions_pkey" PRIMARY KEY ("tenantId", "tokenHash"),
  CONSTRAINT "sessions_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- A row is one unit of the time of an advisor, bay or car: the primary key prevents double booking.
CREATE TABLE "slotClaims" (
  "tenantId" text NOT NULL,
  "resource" text NOT NULL,
  "startAt" timestamptz NOT NULL,
  "appointmentId" uuid NOT NULL,
  "expiresAt" timestamptz,
  CONSTRAINT "slotClaims_pkey" PRIMARY KEY ("tenantId", resource, "startAt"),
  CONSTRAINT "slotClaims_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- Holds: times reserved while a person completes a booking, one for each person.
CREATE TABLE "slotHolds" (
  "tenantId" text NOT NULL,
  "holder" text NOT NULL,
  "id" uuid NOT NULL,
  "locationId" uuid NOT NULL,
  "advisorId" uuid NOT NULL,
  "bay" int4,
  "startAt" timestamptz NOT NULL,
  "endAt" timestamptz NOT NULL,
  "createdAt" timestamptz NOT NULL,
  "expiresAt" timestamptz NOT NULL,
  "driveCarId" uuid,
  CONSTRAINT "slotHolds_pkey" PRIMARY KEY ("tenantId", holder),
  CONSTRAINT "slotHolds_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- Starts that are not offered to an entry on the waiting list: those that were free when it was left, and those that it was offered.
CREATE TABLE "waitingTimes" (
  "tenantId" text NOT NULL,
  "entryId" uuid NOT NULL,
  "startAt" timestamptz NOT NULL,
  "offeredAt" timestamptz,
  CONSTRAINT "waitingTimes_pkey" PRIMARY KEY ("tenantId", "entryId", "startAt"),
  CONSTRAINT "waitingTimes_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- Files of imports and exports.
CREATE TABLE "transferFiles" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "ownerId" uuid NOT NULL,
  "resource" text NOT NULL,
  "jobId" uuid,
  "storageKey" text NOT NULL,
  "details" jsonb NOT NULL,
  "createdAt" timestamptz NOT NULL,
  CONSTRAINT "transferFiles_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "transferFiles_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- The problems of each row of an import.
CREATE TABLE "transferProblems" (
  "tenantId" text NOT NULL,
  "jobId" uuid NOT NULL,
  "row" int4 NOT NULL,
  "problems" jsonb NOT NULL,
  "createdAt" timestamptz NOT NULL,
  CONSTRAINT "transferProblems_pkey" PRIMARY KEY ("tenantId", "jobId", "row"),
  CONSTRAINT "transferProblems_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- The recipe of the search text of a tenant's rows, by resource; without a row the recipe is unknown.
CREATE TABLE "searchRecipes" (
  "tenantId" text NOT NULL,
  "resource" text NOT NULL,
  "recipe" text NOT NULL,
  CONSTRAINT "searchRecipes_pkey" PRIMARY KEY ("tenantId", resource),
  CONSTRAINT "searchRecipes_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

-- References of these tables, to each other and to resources.
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_tenantId_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES staff("tenantId", id) ON DELETE CASCADE;
ALTER TABLE "calendarLinks" ADD CONSTRAINT "calendarLinks_tenantId_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES staff("tenantId", id) ON DELETE CASCADE;
ALTER TABLE "driverPlaces" ADD CONSTRAINT "driverPlaces_tenantId_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES staff("tenantId", id) ON DELETE CASCADE;
ALTER TABLE "formLeads" ADD CONSTRAINT "formLeads_tenantId_formId_fkey" FOREIGN KEY ("tenantId", "formId") REFERENCES "leadForms"("tenantId", id) ON DELETE CASCADE;
ALTER TABLE "formLeads" ADD CONSTRAINT "formLeads_tenantId_leadId_fkey" FOREIGN KEY ("tenantId", "leadId") REFERENCES leads("tenantId", id) ON DELETE CASCADE;
ALTER TABLE "jobQueue" ADD CONSTRAINT "jobQueue_tenantId_jobId_fkey" FOREIGN KEY ("tenantId", "jobId") REFERENCES jobs("tenantId", id);
ALTER TABLE "jobRows" ADD CONSTRAINT "jobRows_tenantId_jobId_fkey" FOREIGN KEY ("tenantId", "jobId") REFERENCES jobs("tenantId", id);
ALTER TABLE "leadVisits" ADD CONSTRAINT "leadVisits_tenantId_leadId_fkey" FOREIGN KEY ("tenantId", "leadId") REFERENCES leads("tenantId", id) ON DELETE CASCADE;
ALTER TABLE "leadVisits" ADD CONSTRAINT "leadVisits_tenantId_tokenHash_fkey" FOREIGN KEY ("tenantId", "tokenHash") REFERENCES sessions("tenantId", "tokenHash") ON DELETE CASCADE;
ALTER TABLE "messageQueue" ADD CONSTRAINT "messageQueue_tenantId_messageId_fkey" FOREIGN KEY ("tenantId", "messageId") REFERENCES messages("tenantId", id) ON DELETE CASCADE;
ALTER TABLE "passwordLinks" ADD CONSTRAINT "passwordLinks_tenantId_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES staff("tenantId", id) ON DELETE CASCADE;
ALTER TABLE "companyAccounts" ADD CONSTRAINT "companyAccounts_tenantId_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES staff("tenantId", id) ON DELETE CASCADE;
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_tenantId_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES staff("tenantId", id) ON DELETE CASCADE;
ALTER TABLE "paymentTurns" ADD CONSTRAINT "paymentTurns_tenantId_paymentId_fkey" FOREIGN KEY ("tenantId", "paymentId") REFERENCES payments("tenantId", id) ON DELETE CASCADE;
ALTER TABLE "recoveryCodes" ADD CONSTRAINT "recoveryCodes_tenantId_staffId_fkey" FOREIGN KEY ("tenantId", "staffId") REFERENCES staff("tenantId", id) ON DELETE CASCADE;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_openedBy_fkey" FOREIGN KEY ("tenantId", "openedBy") REFERENCES sessions("tenantId", "tokenHash") ON DELETE CASCADE;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenantId_appointmentId_fkey" FOREIGN KEY ("tenantId", "appointmentId") REFERENCES appointments("tenantId", id) ON DELETE CASCADE;
ALTER TABLE "waitingTimes" ADD CONSTRAINT "waitingTimes_tenantId_entryId_fkey" FOREIGN KEY ("tenantId", "entryId") REFERENCES "waitingEntries"("tenantId", id) ON DELETE CASCADE;

-- Indexes of these tables and of resources, for queries that do not follow from the resources' fields.
CREATE INDEX "appointments_group" ON "appointments" ("tenantId", "groupRef") WHERE "groupRef" IS NOT NULL;
CREATE INDEX "appointments_startAt" ON "appointments" ("tenantId", "startAt");
CREATE INDEX "audit_row" ON "audit" ("tenantId", "rowId", "createdAt");
CREATE INDEX "customers_contacts" ON "customers" USING gin (contacts jsonb_path_ops) WHERE kind = 'company'::text AND "deletedAt" IS NULL;
CREATE UNIQUE INDEX "waitingEntries_open" ON "waitingEntries" ("tenantId", "vehicleId") WHERE status = ANY (ARRAY['waiting'::text, 'offered'::text]);
CREATE UNIQUE INDEX "calendarLinks_token" ON "calendarLinks" ("tenantId", "tokenHash");
-- The order in which the landing shows content.
CREATE INDEX "cms_position_sort" ON "cms" ("tenantId", "position", id);
CREATE INDEX "driverPlaces_age" ON "driverPlaces" (at);
CREATE UNIQUE INDEX "feedFiles_once" ON "feedFiles" ("tenantId", name, bytes, hash);
CREATE UNIQUE INDEX "feedLines_once" ON "feedLines" ("tenantId", "fileId", line);
CREATE INDEX "followUps_due" ON "followUps" ("tenantId", "dueAt") WHERE "remindedAt" IS NULL AND "contactResult" IS NULL AND "deletedAt" IS NULL;
CREATE INDEX "formLeads_lead" ON "formLeads" ("tenantId", "leadId");
CREATE INDEX "idempotencyKeys_age" ON "idempotencyKeys" ("createdAt");
CREATE INDEX "jobRows_age" ON "jobRows" ("createdAt");
CREATE INDEX "jobRows_left" ON "jobRows" ("tenantId", "jobId", place) WHERE outcome IS NULL;
CREATE UNIQUE INDEX "leadRouting_type_everywhere" ON "leadRouting" ("tenantId", type) WHERE "locationId" IS NULL AND "deletedAt" IS NULL;
CREATE INDEX "leadVisits_session" ON "leadVisits" ("tenantId", "tokenHash");
CREATE INDEX "leads_age" ON "leads" ("tenantId", "updatedAt");
CREATE INDEX "leads_unanswered" ON "leads" ("tenantId", "createdAt") WHERE status = 'pending'::text AND "firstResponseAt" IS NULL AND "deletedAt" IS NULL;
CREATE INDEX "liveEvents_age" ON "liveEvents" (at);
CREATE UNIQUE INDEX "liveEvents_many" ON "liveEvents" ("tenantId", transaction, resource) WHERE "rowId" IS NULL;
CREATE INDEX "liveEvents_transaction" ON "liveEvents" ("tenantId", transaction);
CREATE INDEX "messageQueue_due" ON "messageQueue" ("tenantId", marketing, "dueAt");
CREATE INDEX "messages_cost" ON "messages" ("tenantId", "sentAt") WHERE cost IS NOT NULL;
CREATE INDEX "messages_providerId" ON "messages" ("tenantId", "providerId") WHERE "providerId" IS NOT NULL;
CREATE INDEX "oneTimeCodes_mobile" ON "oneTimeCodes" ("tenantId", mobile, "createdAt");
-- A booking earns points once.
CREATE UNIQUE INDEX "loyaltyEntries_earned" ON "loyaltyEntries" ("tenantId", "appointmentId") WHERE kind = 'earned'::text;
CREATE UNIQUE INDEX "companyAccounts_staff" ON "companyAccounts" ("tenantId", "staffId", issuer);
CREATE INDEX "passkeys_staff" ON "passkeys" ("tenantId", "staffId");
CREATE INDEX "passwordLinks_expiry" ON "passwordLinks" ("expiresAt");
CREATE INDEX "passwordLinks_staff" ON "passwordLinks" ("tenantId", "staffId");
CREATE UNIQUE INDEX "paymentFindings_once" ON "paymentFindings" ("tenantId", kind, "orderId");
CREATE INDEX "paymentNotices_age" ON "paymentNotices" ("heardAt");
CREATE INDEX "payments_subject" ON "payments" ("tenantId", "refId");
CREATE INDEX "sessions_expiry" ON "sessions" ("expiresAt");
CREATE INDEX "sessions_openedBy_ref" ON "sessions" ("tenantId", "openedBy") WHERE "openedBy" IS NOT NULL;
CREATE INDEX "sessions_subject" ON "sessions" ("tenantId", "subjectId");
CREATE INDEX "shortLinks_expiry" ON "shortLinks" ("expiresAt");
CREATE INDEX "slotClaims_appointment" ON "slotClaims" ("tenantId", "appointmentId");
CREATE INDEX "slotClaims_expiry" ON "slotClaims" ("tenantId", "expiresAt") WHERE "expiresAt" IS NOT NULL;
CREATE INDEX "slotClaims_start" ON "slotClaims" ("tenantId", "startAt");
CREATE INDEX "slotHolds_expiry" ON "slotHolds" ("expiresAt");
CREATE INDEX "slotHolds_place" ON "slotHolds" ("tenantId", "locationId", "startAt");
CREATE INDEX "surveyInvitations_calls" ON "surveyInvitations" ("tenantId", "askedAt") WHERE state = 'asked'::text;
CREATE INDEX "surveyInvitations_due" ON "surveyInvitations" ("tenantId", "dueAt") WHERE state = 'waiting'::text;
CREATE INDEX "transferFiles_age" ON "transferFiles" ("createdAt");
CREATE INDEX "transferFiles_job" ON "transferFiles" ("tenantId", "jobId");
CREATE INDEX "transferProblems_age" ON "transferProblems" ("createdAt");
CREATE INDEX "webhookDeliveries_age" ON "webhookDeliveries" ("createdAt");
CREATE INDEX "webhookDeliveries_due" ON "webhookDeliveries" ("tenantId", "endpointId", "nextTryAt") WHERE state = ANY (ARRAY['waiting'::text, 'sending'::text]);

-- Counts a promotion code's uses: its bookings that are not cancelled or deleted.
CREATE FUNCTION "countPromotionUses"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Whoever waits for the row here counts afterwards, in a statement of its own that sees what the other one wrote.
  PERFORM 1 FROM "promotionCodes" WHERE "tenantId" = NEW."tenantId" AND id = NEW."promotionId" FOR UPDATE;
  UPDATE "promotionCodes" p SET uses = (
    SELECT count(*) FROM appointments a
      WHERE a."tenantId" = p."tenantId" AND a."promotionId" = p.id AND a.closure <> 'cancelled' AND a."deletedAt" IS NULL
  ) WHERE p."tenantId" = NEW."tenantId" AND p.id = NEW."promotionId";
  RETURN NULL;
END $function$;

-- Counts the rows with an event of their own in the transaction: after twenty, one event stands for many rows of a resource.
CREATE FUNCTION "countTold"(more bigint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
DECLARE
  told bigint := coalesce(nullif(current_setting('app.live_told', true), ''), '0')::bigint + more;
BEGIN
  PERFORM set_config('app.live_told', told::text, true);
  RETURN told <= 20;
END $function$;

-- Copies a booking's branch, advisor and technician to the rows of its job card.
CREATE FUNCTION "followBooking"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE "jobServices" SET status = NEW.status, "locationId" = NEW."locationId", "advisorId" = NEW."advisorId", "technicianId" = NEW."technicianId"
    WHERE "tenantId" = NEW."tenantId" AND "appointmentId" = NEW.id;
  UPDATE "jobParts" SET status = NEW.status, "locationId" = NEW."locationId", "advisorId" = NEW."advisorId", "technicianId" = NEW."technicianId"
    WHERE "tenantId" = NEW."tenantId" AND "appointmentId" = NEW.id;
  UPDATE "inspectionResults" SET status = NEW.status, "locationId" = NEW."locationId", "advisorId" = NEW."advisorId", "technicianId" = NEW."technicianId"
    WHERE "tenantId" = NEW."tenantId" AND "appointmentId" = NEW.id;
  RETURN NULL;
END $function$;

-- Erases a person's values from the audit of one tenant.
CREATE FUNCTION "forgetInAudit"(ids text[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE forgotten integer;
BEGIN
  UPDATE audit SET changes = '{}' WHERE "tenantId" = nullif(current_setting('app.tenant_id', true), '') AND "rowId" = ANY (ids);
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  RETURN forgotten;
END $function$;
REVOKE EXECUTE ON FUNCTION "forgetInAudit"(ids text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "forgetInAudit"(ids text[]) TO wakeel_app;

-- Deletes entries of one tenant's audit, none of the last twelve months.
CREATE FUNCTION "removeOldAudit"(ids uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE removed integer;
BEGIN
  DELETE FROM audit WHERE "tenantId" = nullif(current_setting('app.tenant_id', true), '') AND id = ANY (ids)
    AND "createdAt" < clock_timestamp() - interval '12 months';
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END $function$;
REVOKE EXECUTE ON FUNCTION "removeOldAudit"(ids uuid[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "removeOldAudit"(ids uuid[]) TO wakeel_app;

-- Under row-level security LIKE cannot use the trigram index (it is not leakproof). This function runs as the owner, reads the tenant from
-- the transaction's setting, and returns ids only; without a tenant it finds nothing.
CREATE FUNCTION "searchIds"(searched text, patterns text[], gone boolean, most integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  found uuid[];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM information_schema.columns WHERE table_schema = 'public' AND table_name = searched AND column_name = 'searchText') THEN
    RAISE EXCEPTION 'no such search';
  END IF;
  EXECUTE format(
    'SELECT array_agg(id) FROM (SELECT id FROM %I WHERE "tenantId" = %L AND "deletedAt" IS %s AND %s LIMIT %s) matching',
    searched,
    nullif(current_setting('app.tenant_id', true), ''),
    CASE WHEN gone THEN 'NOT NULL' ELSE 'NULL' END,
    (SELECT coalesce(string_agg(format('"searchText" LIKE %L', pattern), ' AND '), 'false') FROM unnest(patterns) AS pattern),
    most) INTO found;
  RETURN coalesce(found, '{}');
END $function$;

-- The same, with filters on columns besides. Six consecutive digits are looked up as such where the table has an index for them.
CREATE FUNCTION "searchIdsWithin"(searched text, patterns text[], gone boolean, most integer, fields text[], texts text[])
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  known text[];
  digits int4[];
  found uuid[];
BEGIN
  SELECT array_agg(column_name::text) INTO known FROM information_schema.columns WHERE table_schema = 'public' AND table_name = searched;
  IF NOT coalesce('searchText' = ANY (known) AND fields <@ known, false) THEN
    RAISE EXCEPTION 'no such search';
  END IF;
  IF to_regclass(format('%I', searched || '_digits')) IS NOT NULL THEN
    SELECT array_agg(substring(pattern FROM '.*([0-9]{6})')::int4) INTO digits FROM unnest(patterns) AS pattern WHERE pattern ~ '[0-9]{6}';
  END IF;
  EXECUTE format(
    'SELECT array_agg(id) FROM (SELECT id FROM %I WHERE "tenantId" = %L AND "deletedAt" IS %s AND %s AND %s AND %s LIMIT %s) matching',
    searched,
    nullif(current_setting('app.tenant_id', true), ''),
    CASE WHEN gone THEN 'NOT NULL' ELSE 'NULL' END,
    CASE WHEN digits IS NULL THEN 'true' ELSE format('"sixDigits"("searchText") @> %L::int4[]', digits) END,
    (SELECT coalesce(string_agg(format(CASE WHEN digits IS NULL THEN '"searchText" LIKE %L' ELSE '("searchText" || '''') LIKE %L' END, pattern), ' AND '), 'false')
      FROM unnest(patterns) AS pattern),
    (SELECT coalesce(string_agg(format(CASE WHEN data_type = 'jsonb' THEN '(%1$I->>''en'' || '' '' || (%1$I->>''ar'')) ILIKE %2$L' ELSE '%1$I ILIKE %2$L' END, field, sought), ' AND '), 'true')
      FROM unnest(fields, texts) AS asked (field, sought)
      JOIN information_schema.columns ON table_schema = 'public' AND table_name = searched AND column_name = field),
    most) INTO found;
  RETURN coalesce(found, '{}');
END $function$;
REVOKE EXECUTE ON FUNCTION "searchIdsWithin"(searched text, patterns text[], gone boolean, most integer, fields text[], texts text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "searchIdsWithin"(searched text, patterns text[], gone boolean, most integer, fields text[], texts text[]) TO wakeel_app;

-- A tenant keeps at least one active administrator without a staff type, whose rights nobody narrows. Whoever waits for the lock sees what
-- the other one wrote, so that two administrators cannot remove each other.
CREATE FUNCTION "keepAnAdministrator"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.active AND OLD."deletedAt" IS NULL AND OLD."staffType" IS NULL AND EXISTS (
    SELECT FROM designation d WHERE d."tenantId" = OLD."tenantId" AND d.id = OLD."designationId" AND d.role = 'Administrator'
  ) THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('administrators ' || OLD."tenantId", 0));
    IF NOT EXISTS (
      SELECT FROM staff s JOIN designation d ON d."tenantId" = s."tenantId" AND d.id = s."designationId"
        WHERE s."tenantId" = OLD."tenantId" AND s.id <> OLD.id AND s.active AND s."deletedAt" IS NULL AND s."staffType" IS NULL AND d.role = 'Administrator'
    ) THEN
      RAISE EXCEPTION USING ERRCODE = 'WK001', MESSAGE = 'The last administrator of a tenant stays.';
    END IF;
  END IF;
  RETURN NULL;
END $function$;

-- Every run of six digits in a text, as numbers: a typed number occurs in few of a million rows, its trigrams in nearly all.
CREATE FUNCTION "sixDigits"(searched text)
 RETURNS integer[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
DECLARE
  run text;
  found int4[] := '{}';
BEGIN
  FOR run IN SELECT (regexp_matches(searched, '[0-9]{6,}', 'g'))[1] LOOP
    FOR place IN 1..length(run) - 5 LOOP
      found := found || substr(run, place, 6)::int4;
    END LOOP;
  END LOOP;
  RETURN found;
END $function$;

-- Writes a live event for every audit entry except exports.
CREATE FUNCTION "tellOfAudit"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF "countTold"((SELECT count(*) FROM told WHERE action <> 'export')) THEN
    INSERT INTO "liveEvents" ("tenantId", resource, "rowId", action, "actorId", "auditId")
      SELECT "tenantId", resource, "rowId", action, "actorId", id FROM told WHERE action <> 'export';
  ELSE
    INSERT INTO "liveEvents" ("tenantId", resource, action)
      SELECT DISTINCT "tenantId", resource, 'many' FROM told WHERE action <> 'export' ON CONFLICT DO NOTHING;
  END IF;
  PERFORM pg_notify('live', "tenantId") FROM (SELECT DISTINCT "tenantId" FROM told WHERE action <> 'export') AS tenants;
  RETURN NULL;
END $function$;

-- Queues audit entries for the webhook endpoints that chose them, in the transaction of the change. Without an endpoint nothing is written.
-- An imported row is new where it had no values before; a restored one is there again.
CREATE FUNCTION "tellEndpoints"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (SELECT FROM "webhookEndpoints") THEN
    RETURN NULL;
  END IF;
  INSERT INTO "webhookDeliveries" ("tenantId", id, "createdAt", "updatedAt", "endpointId", event, resource, "rowId", "changedFields", state, attempts, tries, "nextTryAt")
    SELECT t."tenantId", gen_random_uuid(), t."createdAt", t."createdAt", e.id, t.event, t.resource, t."rowId", t.fields, 'waiting', 0, 0, t."createdAt"
      FROM (
        SELECT "tenantId", "createdAt", resource, "rowId",
          (SELECT left(string_agg(field, ','), 4000) FROM jsonb_object_keys(changes) AS field) AS fields,
          CASE
            WHEN action IN ('create', 'restore') THEN 'created'
            WHEN action = 'import' AND NOT EXISTS (SELECT FROM jsonb_each(changes) AS one WHERE one.value -> 'from' <> 'null'::jsonb) THEN 'created'
            WHEN action IN ('update', 'import', 'merge', 'unmerge', 'erase') THEN 'changed'
            WHEN action = 'move' THEN 'moved'
            WHEN action = 'delete' THEN 'deleted'
          END AS event
        FROM told) t
      JOIN "webhookEndpoints" e ON e."tenantId" = t."tenantId" AND e."deletedAt" IS NULL AND e."signingSecret" IS NOT NULL
        AND e.resources ? t.resource AND e.changes ? t.event;
  IF FOUND THEN
    PERFORM pg_notify('webhooks', '');
  END IF;
  RETURN NULL;
END $function$;

-- A deleted session ends its live stream.
CREATE FUNCTION "tellOfEndedSessions"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('live', "tenantId" || ' ' || "subjectId")
    FROM (SELECT DISTINCT "tenantId", "subjectId" FROM told WHERE audience = 'staff' AND "subjectId" IS NOT NULL) AS people;
  RETURN NULL;
END $function$;

-- Writes live events for changes without an audit entry: notifications and messages.
CREATE FUNCTION "tellOfRows"()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF "countTold"((SELECT count(*) FROM told)) THEN
    INSERT INTO "liveEvents" ("tenantId", resource, "rowId", action, "actorId")
      SELECT "tenantId", TG_TABLE_NAME, id::text, CASE TG_OP WHEN 'INSERT' THEN 'create' ELSE 'update' END, "updatedBy" FROM told;
  ELSE
    INSERT INTO "liveEvents" ("tenantId", resource, action)
      SELECT DISTINCT "tenantId", TG_TABLE_NAME, 'many' FROM told ON CONFLICT DO NOTHING;
  END IF;
  PERFORM pg_notify('live', "tenantId") FROM (SELECT DISTINCT "tenantId" FROM told) AS tenants;
  RETURN NULL;
END $function$;

-- Single sign-on has the domain of an e-mail but no tenant: this function returns the tenants whose provider answers for it, and nothing else.
CREATE FUNCTION "tenantsOfDomain"(domain text)
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY SELECT s."tenantId" FROM settings s JOIN tenants t ON t.id = s."tenantId"
    WHERE t.active AND s."deletedAt" IS NULL AND s."ssoIssuer" IS NOT NULL AND domain = ANY (string_to_array(s."ssoDomains", E'\n'))
    ORDER BY 1 LIMIT 20;
END $function$;
REVOKE EXECUTE ON FUNCTION "tenantsOfDomain"(domain text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "tenantsOfDomain"(domain text) TO wakeel_app;

-- Sign-in has an e-mail but no tenant: this function returns the tenants to try, and nothing else about the person.
CREATE FUNCTION "tenantsOfStaff"(address text)
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY SELECT s."tenantId" FROM staff s JOIN tenants t ON t.id = s."tenantId"
    WHERE s.email = address AND s.active AND t.active AND s."deletedAt" IS NULL ORDER BY 1 LIMIT 20;
END $function$;
REVOKE EXECUTE ON FUNCTION "tenantsOfStaff"(address text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION "tenantsOfStaff"(address text) TO wakeel_app;

CREATE TRIGGER "jobFollowsBooking" AFTER UPDATE OF status, "locationId", "advisorId", "technicianId" ON appointments FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old."locationId" IS DISTINCT FROM new."locationId" OR old."advisorId" IS DISTINCT FROM new."advisorId" OR old."technicianId" IS DISTINCT FROM new."technicianId") EXECUTE FUNCTION "followBooking"();
CREATE TRIGGER "administratorStays" AFTER UPDATE OF department, "designationId", "staffType", "locationIds", modules, active, "deletedAt" ON staff FOR EACH ROW WHEN (old.department IS DISTINCT FROM new.department OR old."designationId" IS DISTINCT FROM new."designationId" OR old."staffType" IS DISTINCT FROM new."staffType" OR old."locationIds" IS DISTINCT FROM new."locationIds" OR old.modules IS DISTINCT FROM new.modules OR old.active IS DISTINCT FROM new.active OR old."deletedAt" IS DISTINCT FROM new."deletedAt") EXECUTE FUNCTION "keepAnAdministrator"();
CREATE TRIGGER "administratorStays_deleted" AFTER DELETE ON staff FOR EACH ROW EXECUTE FUNCTION "keepAnAdministrator"();
CREATE TRIGGER "promotionUses" AFTER INSERT OR UPDATE OF closure, "deletedAt", "promotionId" ON appointments FOR EACH ROW WHEN (new."promotionId" IS NOT NULL) EXECUTE FUNCTION "countPromotionUses"();
CREATE TRIGGER live AFTER INSERT ON audit REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION "tellOfAudit"();
CREATE TRIGGER webhooks AFTER INSERT ON audit REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION "tellEndpoints"();
CREATE TRIGGER live_changed AFTER UPDATE ON messages REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION "tellOfRows"();
CREATE TRIGGER live_made AFTER INSERT ON messages REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION "tellOfRows"();
CREATE TRIGGER live_changed AFTER UPDATE ON notifications REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION "tellOfRows"();
CREATE TRIGGER live_made AFTER INSERT ON notifications REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION "tellOfRows"();
CREATE TRIGGER live_ended AFTER DELETE ON sessions REFERENCING OLD TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION "tellOfEndedSessions"();

GRANT SELECT, INSERT, UPDATE, DELETE ON "rateLimits" TO wakeel_app;
