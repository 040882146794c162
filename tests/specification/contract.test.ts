// The table of the specification: its sentences are those of the owner's text, and each has tests that are named in it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { saysNothing } from './table.ts'
import { statements, statementsIn } from './statements.ts'

const root = join(import.meta.dirname, '../..')
const tests = join(root, 'tests')
/** The sentences that the titles of tests and stories name. */
const named = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file) && !file.includes('node_modules'))
  .flatMap((file) => [...readFileSync(join(tests, file), 'utf8').matchAll(/["'`]((?:§\d+\.\d+[ ,]*)+)/g)])
  .flatMap(([, marks = '']) => marks.match(/§\d+\.\d+/g) ?? [])

it('has a test for every sentence that states a behaviour', () => {
  const unproven = statements.filter((statement) => !saysNothing(statement) && !named.includes(statement.id))
  expect(unproven).toEqual([])
})

it('names no sentence that the specification does not have', () => {
  const ids = statements.map(({ id }) => id)
  expect(named.filter((id) => !ids.includes(id))).toEqual([])
})

it('shows every sentence', () => {
  const table = readFileSync(join(root, 'docs/specification.md'), 'utf8')
  expect(statements.filter(({ id }) => !table.includes(`| ${id} |`))).toEqual([])
})

it('counts a row of a table, a list item and each sentence of it as one', () => {
  const markdown =
    '## 2. Screens\n\nFirst one. Second (see it).\n\n| a | b |\n|---|---|\n| /x | Goes. There. |\n\n- Third: a.b, 1.5.\n\n## 3. More\n\n1. Fourth.'
  expect(statementsIn(markdown)).toEqual([
    { id: '§2.1', text: 'First one.' },
    { id: '§2.2', text: 'Second (see it).' },
    { id: '§2.3', text: '/x – Goes. There.' },
    { id: '§2.4', text: 'Third: a.b, 1.5.' },
    { id: '§3.1', text: 'Fourth.' },
  ])
})
