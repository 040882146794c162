// Every new migration keeps older code working, or declares the oldest code that works with it.
import { describe, expect, it } from 'vitest'
import { expandingProblems } from '../../../server/core/db/schema/expanding.ts'
import { migrationsDir, numberOf, readMigrations } from '../../../server/core/db/migrationFiles.ts'

/** The newest migration from before this rule: until then every process was stopped for an upgrade. */
const lastBefore = '0037'

describe('every migration since the rule', async () => {
  const migrations = await readMigrations(migrationsDir())

  it('only adds, and keeps nobody waiting, unless it says otherwise', () => {
    const problems = migrations.flatMap(({ name, text }, at) =>
      numberOf(name) > lastBefore ? expandingProblems(text, migrations[at - 1]?.text).map((problem) => `${name}: ${problem}`) : [],
    )
    expect(problems).toEqual([])
  })

  it('names an earlier migration where it needs newer code', () => {
    const wrong = migrations.filter(
      ({ name, needs }) => needs !== null && !migrations.some((one) => numberOf(one.name) === needs && one.name < name),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})

const refused: [string, RegExp][] = [
  ['ALTER TABLE leads DROP COLUMN notes', /only add/],
  ['ALTER TABLE leads RENAME COLUMN notes TO words', /only add/],
  ['ALTER TABLE leads ALTER COLUMN notes SET NOT NULL', /only add/],
  ['ALTER TABLE leads ALTER COLUMN notes DROP DEFAULT', /only add/],
  ['ALTER TABLE leads ALTER COLUMN notes TYPE int USING notes::int', /only add/],
  ['ALTER TABLE leads ADD COLUMN notes text NOT NULL', /does not fill/],
  ['ALTER TABLE leads ADD COLUMN notes uuid DEFAULT gen_random_uuid()', /anew/],
  ['ALTER TABLE leads ADD COLUMN notes bigserial', /anew/],
  ['CREATE INDEX leads_notes ON leads (notes)', /waiting/],
  ['CREATE UNIQUE INDEX leads_name ON leads ("tenantId", name)', /break/],
  ['ALTER TABLE leads ADD CONSTRAINT short CHECK (length(name) < 9)', /break/],
  [
    'ALTER TABLE leads ADD COLUMN a uuid; ALTER TABLE leads ADD CONSTRAINT f FOREIGN KEY ("tenantId", a) REFERENCES a ("tenantId", id)',
    /lock/,
  ],
  ['UPDATE leads SET name = 1', /until it is over/],
  ['-- contract 0001: it is short\nUPDATE leads SET name = 1', /until it is over/],
  ['-- alone\nALTER TABLE leads ADD COLUMN notes text', /run again/],
  ['DROP TABLE leads', /only add/],
  ["DO $$ BEGIN EXECUTE 'drop table leads'; END $$", /only add/],
]
const welcome = [
  'CREATE TABLE notes (id int); CREATE UNIQUE INDEX notes_id ON notes (id); ALTER TABLE notes ADD CHECK (id > 0)',
  "ALTER TABLE leads ADD COLUMN notes text NOT NULL DEFAULT 'a;b'",
  'ALTER TABLE leads ADD COLUMN seen timestamptz NOT NULL DEFAULT now()',
  'ALTER TABLE leads ADD COLUMN a uuid; ALTER TABLE leads ADD CONSTRAINT f FOREIGN KEY ("tenantId", a) REFERENCES a ("tenantId", id) NOT VALID',
  '-- alone\nCREATE INDEX CONCURRENTLY IF NOT EXISTS leads_notes ON leads (notes)',
  'ALTER TABLE leads SET (fillfactor = 90)',
  '-- locks: ten rows a tenant\nUPDATE settings SET name = 1',
  '-- contract 0001: nobody reads it since\nALTER TABLE leads DROP COLUMN notes',
  'CREATE OR REPLACE FUNCTION f() RETURNS int LANGUAGE sql AS $$ select 1; -- drop\n $$; REVOKE ALL ON FUNCTION f() FROM PUBLIC',
  '-- DROP TABLE leads;\nGRANT SELECT ON leads TO wakeel_app',
]

describe('the rule', () => {
  it.each(refused)('refuses %s', (text, why) => expect(expandingProblems(text).join()).toMatch(why))
  it('lets a unique index follow the migration that adds its column, and no other', () => {
    const index = '-- alone\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS leads_code ON leads ("tenantId", code)'
    expect(expandingProblems(index, 'ALTER TABLE leads ADD COLUMN code text')).toEqual([])
    for (const before of ['ALTER TABLE leads ADD COLUMN name text', 'ALTER TABLE cars ADD COLUMN code text', ''])
      expect(expandingProblems(index, before).join()).toMatch(/break/)
    expect(expandingProblems(index.replace('-- alone\n', ''), 'ALTER TABLE leads ADD COLUMN code text').join()).toMatch(/break/)
  })
  it.each(welcome)('welcomes %s', (text) => expect(expandingProblems(text)).toEqual([]))
})
