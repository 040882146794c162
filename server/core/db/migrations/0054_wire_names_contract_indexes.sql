-- alone
-- contract 0052: the indexes of the former columns. No data is lost.

DROP INDEX CONCURRENTLY IF EXISTS "clientLeadType_word";

DROP INDEX CONCURRENTLY IF EXISTS "contactMethod_word";

DROP INDEX CONCURRENTLY IF EXISTS "staffType_word";

DROP INDEX CONCURRENTLY IF EXISTS "userTitles_word";
