-- alone
-- contract 0048: drops the indexes by characters, which those for each language replace. No data is lost.

DROP INDEX CONCURRENTLY IF EXISTS "appointments_ref_order";

DROP INDEX CONCURRENTLY IF EXISTS "customers_firstName_order";

DROP INDEX CONCURRENTLY IF EXISTS "customers_lastName_order";

DROP INDEX CONCURRENTLY IF EXISTS "leads_model_order";

DROP INDEX CONCURRENTLY IF EXISTS "leads_model_orderDown";

DROP INDEX CONCURRENTLY IF EXISTS "leads_name_order";

DROP INDEX CONCURRENTLY IF EXISTS "vehicles_model_order";
