CREATE INDEX "leads_name_order" ON "leads" ("tenantId", "name", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_type_order" ON "leads" ("tenantId", "type", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_mobile_order" ON "leads" ("tenantId", "mobile", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_status_order" ON "leads" ("tenantId", "status", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_department_order" ON "leads" ("tenantId", "department", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_source_order" ON "leads" ("tenantId", "source", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_dueAt_order" ON "leads" ("tenantId", "dueAt", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_dueAt_orderDown" ON "leads" ("tenantId", "dueAt" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_outcome_order" ON "leads" ("tenantId", "outcome", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_outcome_orderDown" ON "leads" ("tenantId", "outcome" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_lostReason_order" ON "leads" ("tenantId", "lostReason", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_lostReason_orderDown" ON "leads" ("tenantId", "lostReason" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX "appointments_ref_order" ON "appointments" ("tenantId", "ref", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "appointments_type_order" ON "appointments" ("tenantId", "type", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "appointments_startAt_order" ON "appointments" ("tenantId", "startAt", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "appointments_transport_order" ON "appointments" ("tenantId", "transport", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "appointments_status_order" ON "appointments" ("tenantId", "status", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "appointments_closure_order" ON "appointments" ("tenantId", "closure", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "appointments_source_order" ON "appointments" ("tenantId", "source", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "customers_firstName_order" ON "customers" ("tenantId", "firstName", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "customers_lastName_order" ON "customers" ("tenantId", "lastName", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "customers_mobile_order" ON "customers" ("tenantId", "mobile", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "customers_mobileVerification_order" ON "customers" ("tenantId", "mobileVerification", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "customers_email_order" ON "customers" ("tenantId", "email", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "customers_email_orderDown" ON "customers" ("tenantId", "email" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX "customers_gender_order" ON "customers" ("tenantId", "gender", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "customers_gender_orderDown" ON "customers" ("tenantId", "gender" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX "customers_languageId_order" ON "customers" ("tenantId", "languageId", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "vehicles_plate_order" ON "vehicles" ("tenantId", "plate", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "vehicles_model_order" ON "vehicles" ("tenantId", "model", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "vehicles_year_order" ON "vehicles" ("tenantId", "year", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "vehicles_mileageKm_order" ON "vehicles" ("tenantId", "mileageKm", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "vehicles_mileageKm_orderDown" ON "vehicles" ("tenantId", "mileageKm" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX "vehicles_warrantyEnd_order" ON "vehicles" ("tenantId", "warrantyEnd", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "vehicles_warrantyEnd_orderDown" ON "vehicles" ("tenantId", "warrantyEnd" DESC NULLS LAST, id DESC) WHERE "deletedAt" IS NULL;

CREATE INDEX "vehicles_status_order" ON "vehicles" ("tenantId", "status", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "leads_updatedAt_order" ON "leads" ("tenantId", "updatedAt", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "appointments_updatedAt_order" ON "appointments" ("tenantId", "updatedAt", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "customers_updatedAt_order" ON "customers" ("tenantId", "updatedAt", id) WHERE "deletedAt" IS NULL;

CREATE INDEX "vehicles_updatedAt_order" ON "vehicles" ("tenantId", "updatedAt", id) WHERE "deletedAt" IS NULL;
