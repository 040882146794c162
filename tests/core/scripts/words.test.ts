// The check of words finds each kind of violation, and none in the tree.
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkTree, codeComplaints, proseComplaints, undocumented } from '../../../scripts/words.mjs'

const count = (file: string, code: string): number => codeComplaints(file, code).length

describe('the check of words', () => {
  it.each([
    ['a variable', 'server/a.ts', 'const house = 1'],
    ['a type', 'server/a.ts', 'interface MoveWish { id: string }'],
    ['a property', 'server/a.ts', 'export const x = { patience: 3 }'],
    ['an element', 'src/a.tsx', 'export const X = () => <LeadDeskPanel />'],
    ['a stored name outside the feature that owns it', 'server/a.ts', 'export const x = { askedAt: 1 }'],
    ['a name that begins like it', 'server/a.ts', 'const mostFiles = 3'],
    ['the name of a file', 'server/carriers.ts', 'export const x = 1'],
    ['the name of a folder', 'server/carriers/list.ts', 'export const x = 1'],
    ['a comment', 'server/a.ts', '// Whoever is there.\nexport const x = 1'],
    ['a documentation comment', 'server/a.ts', '/** Lends a job. */\nexport const x = 1'],
    ['the title of a test', 'tests/a.test.ts', "it('shows the desk', () => undefined)"],
    ['a title with a parameter', 'tests/a.test.ts', 'const x = 1\nit(`shows ${x} desks`, () => undefined)'],
    ['the title of a table of tests', 'tests/a.test.ts', "it.each([1])('is the house of %s', () => undefined)"],
  ])('refuses an old word in %s', (_what, file, code) => {
    expect(count(file, code)).toBe(1)
  })

  it.each([
    ['a text', 'server/a.ts', "export const x = 'the house'"],
    ['a stored name in the feature that owns it', 'server/surveys/a.ts', 'export const x = { askedAt: 1 }'],
    ['a longer word', 'server/a.ts', '// A warehouse, a desktop and in-house parts.\nexport const clockwise = 1'],
    ['what stands as code in a comment', 'server/a.ts', '// The path `/errands/desk`.\nexport const x = 1'],
  ])('lets %s be', (_what, file, code) => {
    expect(codeComplaints(file, code)).toEqual([])
  })

  it.each([
    ['a function', 'src/schema/a.ts', 'export function a() {}', 1],
    ['an arrow function', 'server/core/a.ts', 'export const a = () => 1', 1],
    ['a class', 'src/http/a.ts', 'export class A {}', 1],
    ['a function with its comment', 'src/schema/a.ts', '/** Adds one. */\nexport function a() {}', 0],
    ['a plain value', 'src/schema/a.ts', 'export const a = 1', 0],
    ['a function elsewhere', 'src/admin/a.ts', 'export const a = () => 1', 0],
  ])('counts the exports without a documentation comment: %s', (_what, file, code, missing) => {
    expect(undocumented(file, code)).toHaveLength(missing)
  })

  it('says where, which word, and what to write instead', () => {
    expect(proseComplaints('docs/a.md', 'One journey.')).toEqual(['docs/a.md: "journey" in a comment, title or document: round trip'])
  })

  it('finds none in the tree', () => {
    expect(checkTree(resolve(import.meta.dirname, '../../..'))).toEqual([])
  }, 60_000)
})
