#!/bin/sh
# Allows a standby to connect. PostgreSQL's image runs this once, when it creates the database.
echo 'host replication wakeel all scram-sha-256' >> "$PGDATA/pg_hba.conf"
