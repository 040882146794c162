// What the explorer says of rights, and the file of it.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadTexts } from '../../../server/core/texts.ts'
import { rightsFile, rightsText } from '../../../scripts/rights.ts'
import { conditionText, explainedActions, explainRight } from '../../../src/schema/core/access/explainRights.ts'
import { may, type Actor } from '../../../src/schema/core/access.ts'
import { enumerations, type Word } from '../../../src/schema/enumerations.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'

const texts = loadTexts()
const names = Object.keys(resources) as ResourceName[]
const actorOf = (designation: Word<'designation'>, staffType: Word<'staffType'> | null): Actor => ({
  ...{ id: '', department: 'General', locationIds: ['branch'] },
  designation,
  staffType,
})

it('is what docs/rights.txt says; after a reviewed change of rights: npm run rights', () => {
  expect(readFileSync(rightsFile, 'utf8')).toBe(rightsText())
})

describe.each(['english', 'arabic'] as const)('in %s', (language) => {
  const say = (key: Parameters<typeof texts>[1], params?: Record<string, string | number>) => texts(language, key, params)

  it('every right has a sentence without a key or placeholder, and a scope as the table says', () => {
    for (const designation of enumerations.designation)
      for (const staffType of [null, ...enumerations.staffType])
        for (const name of names)
          for (const action of explainedActions) {
            const actor = actorOf(designation, staffType)
            const { scope, sentences } = explainRight(actor, name, action, say)
            expect(sentences.length).toBeGreaterThan(0)
            for (const sentence of sentences) expect(sentence).not.toMatch(/%\{|admin\.|resources\.|enumerations\.|undefined/)
            if (!('readOnly' in resources[name]) && may(actor, resources[name], action)) expect([name, action, scope]).not.toContain('none')
            if (scope === 'all') expect(may(actor, resources[name], action === 'approve' ? 'export' : 'list', {})).toBe(true)
          }
  })

  it('a condition of no words, of own fields, of an empty field and of another record has one', () => {
    const said = [
      conditionText('leads', { field: 'type', in: [] }, say),
      conditionText('leads', { field: 'type', in: ['Parts Inquiry'] }, say),
      conditionText('leads', { field: 'assigneeId', actor: 'id' }, say),
      conditionText('complaints', { field: 'department', actor: 'department' }, say),
      conditionText('leads', { field: 'locationId', actor: 'locationIds' }, say),
      conditionText('leads', { field: 'assigneeId', none: true }, say),
      conditionText('audit', { field: 'rowId', about: { entry: 'audit', resource: 'resource' } }, say),
      conditionText('customers', { field: 'id', related: { resource: 'leads', field: 'customerId', when: [] } }, say),
    ]
    expect(new Set(said).size).toBe(said.length)
    for (const one of said) expect(one).not.toMatch(/%\{|admin\.|resources\.|enumerations\.|undefined/)
    expect(said[1]).toContain(say('enumerations.leadType.Parts Inquiry'))
  })
})
