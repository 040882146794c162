// Every place that bypasses the caller's rights is found, and the reviewed list holds their number.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countTree, differencesOf, engineIn, enginesOf, placesIn } from '../../../scripts/systemAccess.mjs'

describe("the check of work past the caller's rights", () => {
  it.each([
    ['asSystem in a handler', 'server/core/http/x.ts', `call.db.asSystem('why', (tx) => work(tx))`],
    ['a command in a handler', 'server/core/http/x.ts', `acting(\n  call, 'why', (one) => work(one))`],
    ['a command in a route', 'server/core/http/x.ts', `acting(staff, 'why', (one) => work(one))`],
    ['asSystem in what handlers call', 'server/leads/x.ts', `db.asSystem('why', (tx) => work(tx))`],
    [
      'a command in a file that adds routes',
      'server/leads/x.ts',
      `const x = { y: (call) => acting(call, 'why', work) } satisfies Partial<Handlers>`,
    ],
  ])('counts %s', (_what, file, code) => {
    expect(placesIn(file, code)).toBe(1)
  })

  const ways = [
    ['a transaction', 'services.engine.scoped(tenantId, (tx) => work(tx))'],
    ['a transaction over two lines', 'services\n  .engine\n  .scoped(tenantId, (tx) => work(tx))'],
    ['a database of its own', 'database(call.services.engine).as(caller)'],
    ['a part of the services', 'const { engine, now } = call.services'],
    ['a part of a parameter', 'const x = ({ engine }: Services) => engine.read(tenantId, queries)'],
  ] as const
  const routes = [
    ['server/leads/handlers.ts', ''],
    ['server/leads/handlers/x.ts', ''],
    ['server/backgroundJobs/bulk/handlers.ts', ''],
    ['server/core/http/x.ts', ''],
    ['server/payments/documents/x.ts', "import type { FastifyInstance } from 'fastify'\n"],
  ] as const
  it.each(ways.flatMap(([what, code]) => routes.map(([file, before]) => [what, file, before + code] as const)))(
    'refuses the engine as %s in %s',
    (_what, file, code) => {
      expect(engineIn(file, code)).toBe(1)
    },
  )

  it('leaves the engine to jobs and to what gives routes their database', () => {
    for (const file of ['server/leads/escalateLeads.ts', 'server/core/http/session.ts'])
      expect(engineIn(file, 'services.engine.scoped(tenantId, work)')).toBe(0)
  })

  it('counts neither what is only mentioned, nor reads through the caller', () => {
    expect(placesIn('server/core/http/x.ts', `// call.db.asSystem('why', …)\nconst { data } = await call.db.list('leads')`)).toBe(0)
  })

  it('names a file with more, and one with fewer, than were reviewed', () => {
    expect(differencesOf({ a: 2, b: 1 }, { a: 1, b: 1 })).toHaveLength(1)
    expect(differencesOf({ a: 1 }, { a: 1, b: 1 })).toHaveLength(1)
    expect(differencesOf({ a: 1 }, { a: 1 })).toEqual([])
  })

  it('finds in the tree what was reviewed', () => {
    const root = resolve(import.meta.dirname, '../../..')
    const reviewed = JSON.parse(readFileSync(resolve(root, 'scripts/systemAccess.json'), 'utf8')) as Record<string, number>
    expect(differencesOf(countTree(root), reviewed)).toEqual([])
    expect(enginesOf(root)).toEqual([])
  }, 60_000)
})
