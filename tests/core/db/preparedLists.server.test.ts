// Prepared statements have a name on their connection: a later statement of the same name would get the plan of the first.
import fc from 'fast-check'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Engine } from '../../../server/core/db/engine.ts'
import { pageQueries, type ListQuestion } from '../../../server/core/db/repository.ts'
import { fieldsOf } from '../../../server/core/db/rows.ts'
import { enumerations } from '../../../src/schema/enumerations.ts'
import { limits } from '../../../src/schema/core/limits.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'

const db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
// A database without cached list data.
const nothingKnown = () => ({}) as Engine
const requested = (name: ResourceName, question: ListQuestion) =>
  pageQueries(nothingKnown(), 'noor', name, question).map(({ name: called, query }) => ({ called, ...query.compile(db) }))

const anyQuestion = (name: ResourceName) => {
  const fields = Object.keys(fieldsOf(name))
  return fc.record(
    {
      page: fc.constantFrom(1, 1, 1, 2, 5000),
      size: fc.constantFrom(...limits.pageSizes, 7),
      sort: fc.constantFrom(undefined, 'createdAt', 'id', ...fields),
      order: fc.constantFrom(undefined, 'ASC' as const, 'DESC' as const),
      deleted: fc.boolean(),
      filters: fc.constantFrom<Record<string, unknown>>(
        {},
        ...('status' in fieldsOf(name) ? [{ status: ['pending'] }, { status: ['pending', 'closed'] }, { status: [null] }] : []),
        { createdAtFrom: '2026-11-01T00:00:00.000Z' },
        { createdAtFrom: '2026-11-01T00:00:00.000Z', createdAtTo: '2026-11-02T00:00:00.000Z' },
      ),
      conditions: fc.constantFrom([], [sql`"createdBy" is null`], [sql`"createdBy" = ${'one'}`, sql`"updatedBy" is null`]),
      seen: fc.constantFrom(undefined, sql`"createdBy" = ${'one'}`),
    },
    { requiredKeys: ['page', 'size'] },
  )
}

describe('lists that stay prepared', () => {
  const names = Object.keys(resources) as ResourceName[]
  it('have one text for each name, whatever is requested', () => {
    const texts = new Map<string, string>()
    for (const name of names)
      fc.assert(
        fc.property(anyQuestion(name), (question) => {
          for (const { called, sql: text } of requested(name, question as ListQuestion)) {
            if (!called) continue
            expect([called, texts.get(called) ?? text]).toEqual([called, text])
            texts.set(called, text)
            // PostgreSQL truncates longer names.
            expect(called.length).toBeLessThan(64)
          }
        }),
        { numRuns: 200 },
      )
    expect(texts.size).toBeGreaterThan(names.length)
  })

  it('hold no value but a status, and are so many a table at the most', () => {
    const first = (question: Partial<ListQuestion>) => requested('leads', { page: 1, size: 10, ...question })
    expect(first({}).map(({ called, parameters }) => [called, parameters])).toEqual([
      ['leads 10', []],
      ['leads counted', []],
    ])
    for (const status of enumerations.leadStatus)
      expect(first({ filters: { status: [status] } }).map(({ called, parameters }) => [called, parameters])).toEqual([
        ['leads by status 10', [status]],
        ['leads by status counted', [status]],
      ])
    const others: Partial<ListQuestion>[] = [
      { page: 2 },
      { size: 11 },
      { deleted: true },
      { sort: 'name' },
      { order: 'ASC', sort: 'createdAt' },
      { filters: { status: ['pending', 'closed'] } },
      { filters: { type: ['New Car Sales'] } },
      { conditions: [sql`"assigneeId" = ${'one'}`] },
    ]
    for (const question of others) expect([question, first(question).filter(({ called }) => called)]).toEqual([question, []])
  })
})
