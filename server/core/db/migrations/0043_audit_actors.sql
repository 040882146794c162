ALTER TABLE "audit" ADD COLUMN "actorKind" text;

ALTER TABLE "audit" ADD COLUMN "actorName" text;
