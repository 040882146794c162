ALTER TABLE "settings" ADD COLUMN "cardPayments" bool NOT NULL DEFAULT false;

ALTER TABLE "settings" ADD COLUMN "moyasarSecretKey" text;

ALTER TABLE "settings" ADD COLUMN "moyasarWebhookSecret" text;
