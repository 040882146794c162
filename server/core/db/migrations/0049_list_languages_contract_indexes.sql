-- alone
-- contract 0045: changes or drops what the schema no longer asks for. Is nobody's data lost?

DROP INDEX CONCURRENTLY IF EXISTS "appointments_ref_order";

DROP INDEX CONCURRENTLY IF EXISTS "customers_firstName_order";

DROP INDEX CONCURRENTLY IF EXISTS "customers_lastName_order";

DROP INDEX CONCURRENTLY IF EXISTS "leads_model_order";

DROP INDEX CONCURRENTLY IF EXISTS "leads_model_orderDown";

DROP INDEX CONCURRENTLY IF EXISTS "leads_name_order";

DROP INDEX CONCURRENTLY IF EXISTS "vehicles_model_order";
