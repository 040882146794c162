// Every place that bypasses the caller's rights is found, and the reviewed list holds their number.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countTree, differencesOf, placesIn } from '../../../scripts/systemAccess.mjs'

describe("the check of work past the caller's rights", () => {
  it.each([
    ['asSystem in a handler', 'server/core/http/x.ts', `call.db.asSystem('why', (tx) => work(tx))`],
    ['a command in a handler', 'server/core/http/x.ts', `acting(\n  call, 'why', (one) => work(one))`],
    ['the engine in a handler', 'server/core/http/x.ts', `house.engine.scoped(tenantId, (tx) => work(tx))`],
    ['the engine over two lines', 'server/core/http/x.ts', `house.engine\n  .scoped(tenantId, (tx) => work(tx))`],
    ['asSystem in what handlers call', 'server/actions/x.ts', `db.asSystem('why', (tx) => work(tx))`],
  ])('counts %s', (_what, file, code) => {
    expect(placesIn(file, code)).toBe(1)
  })

  it('counts neither what is only told of, nor reads through the caller', () => {
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
  }, 60_000)
})
