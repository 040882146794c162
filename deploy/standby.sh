#!/bin/sh
# A PostgreSQL that follows the primary PRIMARY_HOST: a copy of it at the first start, then its changes. Started by compose.yaml.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  PGPASSWORD=$(cat /run/secrets/database_password)
  export PGPASSWORD
  pg_basebackup -D "$PGDATA" -d "host=$PRIMARY_HOST user=wakeel application_name=standby" -R -X stream -c fast
  chmod 700 "$PGDATA"
fi
exec postgres
