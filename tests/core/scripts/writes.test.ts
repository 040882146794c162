// The check of writes finds each kind of violation, and none in the tree.
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkWrites, writesOf } from '../../../scripts/writes.mjs'
import { resources } from '../../../src/schema/resources.ts'

const names = new Set(Object.keys(resources))
const found = (file: string, code: string) => writesOf(file, code, names).complaints.length

describe('the check of writes', () => {
  it.each([
    ['the statements that write rows', `import { insertRows } from '../core/db/writes.ts'`],
    ['an insert into a resource', 'sql`insert into customers (id) values (${id})`'],
    ['an update of a resource', 'await sql`update "caseReplies" set department = ${department}`.execute(tx)'],
    ['a delete from a resource', 'sql<{ id: string }>`delete from files where id = ${id}`'],
    ['a write behind a with', 'sql`with one as (select 1) update leads set status = ${status}`'],
    ['a table that is not named', 'sql`update ${sql.table(name)} set version = 1`'],
  ])('refuses %s', (_what, code) => {
    expect(found('server/actions/wrong.ts', code)).toBe(1)
  })

  it.each([
    ['reading and locking', 'sql`select 1 from leads for update skip locked`'],
    ['tables that are no resource', 'sql`insert into "slotClaims" (resource) values (1) on conflict do update set resource = 2`'],
    ['an exception with its reason', "unaudited('noEdit', sql`update leads set status = 1`)"],
  ])('lets %s pass', (_what, code) => {
    expect(found('server/actions/right.ts', code)).toBe(0)
  })

  it('counts exceptions', () => {
    const code = "unaudited('noEdit', sql`update leads set status = 1`); insertUnaudited(tx, 'ownRecord', 'jobs', rows)"
    expect(writesOf('server/actions/right.ts', code, names).made).toBe(2)
  })

  it('finds nothing in the tree', () => {
    expect(checkWrites(resolve(import.meta.dirname, '../../..'), names)).toEqual([])
  }, 60_000)
})
