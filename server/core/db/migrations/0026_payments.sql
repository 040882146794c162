-- Payments by instalments: what an order is to become, the tenant's account with the provider, and long work of the house itself.
ALTER TABLE "payments" ADD COLUMN "purpose" text;

ALTER TABLE "payments" ADD COLUMN "instalments" int4;

ALTER TABLE "payments" ADD COLUMN "checkoutUrl" text;

ALTER TABLE "payments" ADD COLUMN "expiresAt" timestamptz;

ALTER TABLE "payments" ADD COLUMN "checkedAt" timestamptz;

ALTER TABLE "payments" ADD COLUMN "trouble" text;

ALTER TABLE "payments" ADD COLUMN "capturedAmount" int8 NOT NULL DEFAULT 0;

ALTER TABLE "payments" ALTER COLUMN "capturedAmount" DROP DEFAULT;

ALTER TABLE "payments" ADD COLUMN "refundedAmount" int8 NOT NULL DEFAULT 0;

ALTER TABLE "payments" ALTER COLUMN "refundedAmount" DROP DEFAULT;

ALTER TABLE "payments" ADD COLUMN "canceledAmount" int8 NOT NULL DEFAULT 0;

ALTER TABLE "payments" ALTER COLUMN "canceledAmount" DROP DEFAULT;

ALTER TABLE "payments" ADD COLUMN "keepAmount" int8;

ALTER TABLE "payments" ADD COLUMN "captureAt" timestamptz;

ALTER TABLE "settings" ADD COLUMN "vehicleDeposit" int8;

ALTER TABLE "settings" ADD COLUMN "tamaraToken" text;

ALTER TABLE "settings" ADD COLUMN "tamaraNotificationToken" text;

ALTER TABLE "jobs" ALTER COLUMN "ownerId" DROP NOT NULL;

-- Work that failed for now is taken up again at this moment.
ALTER TABLE "jobQueue" ADD COLUMN "dueAt" timestamptz;

-- What is paid for is found by its row.
CREATE INDEX "payments_subject" ON "payments" ("tenantId", "refId");

-- One worker at a time talks to the provider about a payment: a row is that worker's turn, over at `until`.
CREATE TABLE "paymentTurns" (
  "tenantId" text NOT NULL REFERENCES tenants (id),
  "paymentId" uuid NOT NULL,
  worker uuid NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY ("tenantId", "paymentId"),
  FOREIGN KEY ("tenantId", "paymentId") REFERENCES payments ("tenantId", id) ON DELETE CASCADE
);

-- Notices of the provider that were heard already.
CREATE TABLE "paymentNotices" (
  "tenantId" text NOT NULL REFERENCES tenants (id),
  "orderId" text NOT NULL,
  event text NOT NULL,
  "heardAt" timestamptz NOT NULL,
  PRIMARY KEY ("tenantId", "orderId", event)
);
CREATE INDEX "paymentNotices_age" ON "paymentNotices" ("heardAt");
