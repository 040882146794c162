CREATE TABLE "caseRules" (
  "tenantId" text NOT NULL,
  "id" uuid NOT NULL,
  "version" int4 NOT NULL DEFAULT 1,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "createdBy" uuid,
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "updatedBy" uuid,
  "deletedAt" timestamptz,
  "name" jsonb NOT NULL,
  "words" text NOT NULL,
  "department" text NOT NULL,
  "severity" text NOT NULL,
  "category" text NOT NULL,
  "position" int4 NOT NULL,
  "active" bool NOT NULL,
  "searchText" text NOT NULL DEFAULT ''::text,
  CONSTRAINT "caseRules_pkey" PRIMARY KEY ("tenantId", id),
  CONSTRAINT "caseRules_tenantId_fkey" FOREIGN KEY ("tenantId") REFERENCES tenants(id)
);

ALTER TABLE "complaints" ADD COLUMN "caseRuleId" uuid;

ALTER TABLE "complaints" ADD COLUMN "ruleWords" jsonb NOT NULL DEFAULT '[]'::jsonb;

ALTER TABLE "feedback" ADD COLUMN "caseRuleId" uuid;

ALTER TABLE "feedback" ADD COLUMN "ruleWords" jsonb NOT NULL DEFAULT '[]'::jsonb;

ALTER TABLE "complaints" ADD CONSTRAINT "complaints_caseRuleId_fkey" FOREIGN KEY ("tenantId", "caseRuleId") REFERENCES "caseRules"("tenantId", id) NOT VALID;

ALTER TABLE "feedback" ADD CONSTRAINT "feedback_caseRuleId_fkey" FOREIGN KEY ("tenantId", "caseRuleId") REFERENCES "caseRules"("tenantId", id) NOT VALID;

CREATE INDEX "caseRules_position_sort" ON "caseRules" USING btree ("tenantId", "position", id);

CREATE INDEX "caseRules_search" ON "caseRules" USING gin ("tenantId", "searchText" gin_trgm_ops);

COMMENT ON COLUMN "caseRules"."searchText" IS 'name bilingual d092ecb6, words longText 743838a9';

-- The rules with which tenants start; their search text is built in the background.
INSERT INTO "caseRules" ("tenantId", id, name, words, department, severity, category, "position", active)
SELECT tenants.id, gen_random_uuid(), rule.name, rule.words, rule.department, rule.severity, rule.category, rule."position", true
FROM tenants CROSS JOIN (VALUES
  ('{"en":"Danger","ar":"خطر على السلامة"}'::jsonb, E'accident*, unsafe, danger*, brake*, fire, smoke, injur*, airbag*, afraid to drive, lost control\nحادث*, حوادث, خطر*, خطير*, فرامل*, بريك*, حريق*, احترق*, دخان*, اصابه*, وسائد هوائية, أخاف أسوق*, فقدت السيطرة', 'Service', 'critical', 'workmanship', 0),
  ('{"en":"Staff conduct","ar":"تعامل الموظفين"}'::jsonb, E'rude*, insult*, disrespect*, without respect, impolite, shouted, lied, ignored me, left me standing\nإهانة*, أهان*, قلة احترام, قلة ادب, غير لائق, بدون احترام, معاملة سيئة, سوء معاملة, سوء التعامل, صرخ*, كذب*, تجاهل*, بأسلوب*', 'General', 'high', 'staffConduct', 1),
  ('{"en":"Body and paint","ar":"السمكرة والدهان"}'::jsonb, E'scratch*, dent*, paint*, bumper*, bodywork\nخدش*, خدوش*, صدام*, دهان*, بوية*, سمكرة*, رفرف*, طعج*, انبعاج*', 'Bodyshop', 'normal', 'workmanship', 2),
  ('{"en":"Spare parts","ar":"قطع الغيار"}'::jsonb, E'spare part*, part, parts, accessor*, on order, out of stock\nقطعة*, قطع غيار*, قطع*, إكسسوار*, غير متوفر*, كرتون*', 'Parts', 'normal', 'parts', 3),
  ('{"en":"Buying a car","ar":"شراء سيارة"}'::jsonb, E'salesman, saleswoman, salesperson, sales, showroom, deposit, test drive*, transfer of ownership, new car\nمندوب*, مبيعات*, معرض*, عربون*, تجربة قيادة*, نقل الملكية, تنقل الملكية, سيارة جديدة', 'Sales', 'normal', 'sales', 4),
  ('{"en":"Payment","ar":"المدفوعات"}'::jsonb, E'refund*, invoice*, bill, overcharg*, charged, instalment*, installment*, payment*, paid, price*, expensive\nاسترداد*, استرجاع المبلغ, فاتورة*, قسط*, أقساط*, دفعت*, مبلغ*, رسوم*, سعر*, أسعار*, غالي*', 'Finance', 'normal', 'price', 5),
  ('{"en":"Delay","ar":"التأخير"}'::jsonb, E'late, delay*, waiting, waited, not ready, tomorrow, postponed\nتأخر*, تأخير*, متأخر*, انتظر*, انتظار*, غير جاهز*, ليست جاهزة, بكرة, تأجيل*', 'Service', 'normal', 'delay', 6),
  ('{"en":"Cleanliness","ar":"النظافة"}'::jsonb, E'dirt*, wash*, unclean, stain*, grease*, smell*\nوسخ*, متسخ*, غسيل*, نظاف*, غير نظيف*, بقع*, شحم*, رائحة*, ريحة*', 'Service', 'low', 'cleanliness', 7),
  ('{"en":"No answer","ar":"عدم الرد"}'::jsonb, E'no answer, nobody answer*, no one answer*, not answer*, nobody call*, no one call*, call me back, unanswered\nلا أحد يرد*, محد يرد*, ما يردون*, لم يرد*, لم يتصل*, ما اتصل*, دون رد, بدون رد, بلا جواب, عدم الرد, تواصل*', 'General', 'normal', 'communication', 8),
  ('{"en":"Repair and maintenance","ar":"الإصلاح والصيانة"}'::jsonb, E'repair*, fix*, service, maintenance, workshop, engine*, gear*, oil, noise*, leak*, warranty\nصيانة*, إصلاح*, تصليح*, ورشة*, محرك*, مكينة*, قير*, زيت*, صوت*, تهريب*, تسريب*, عطل*, أعطال*, ضمان*', 'Service', 'normal', 'workmanship', 9)
) AS rule (name, words, department, severity, category, "position");
