CREATE INDEX "cms_kind_sort" ON "cms" ("tenantId", "kind", "id");
