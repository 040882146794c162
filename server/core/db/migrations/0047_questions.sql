CREATE TABLE "questions" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "question" jsonb NOT NULL,
  "answer" jsonb NOT NULL,
  "position" int4 NOT NULL,
  "published" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT ''::text,
  CONSTRAINT "questions_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "questions_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

CREATE INDEX "questions_position_sort" ON "questions" USING btree ("tenantId", "position", id);

CREATE INDEX "questions_search" ON "questions" USING gin ("tenantId", "searchText" gin_trgm_ops);

COMMENT ON COLUMN "questions"."searchText" IS 'question bilingual d092ecb6, answer bilingual d092ecb6';
