// `npm run rights`: writes docs/rights.txt, who may do what on which records, so that a change of rights shows in the diff.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadTexts } from '../server/core/texts.ts'
import { explainedActions, explainRight } from '../src/schema/core/access/explainRights.ts'
import type { Actor } from '../src/schema/core/access.ts'
import { enumerations, type Word } from '../src/schema/enumerations.ts'
import { resources, type ResourceName } from '../src/schema/resources.ts'

/** The file that a test holds against the table. */
export const rightsFile = join(import.meta.dirname, '../docs/rights.txt')

const texts = loadTexts(join(import.meta.dirname, '../src/schema'))
const actorOf = (designation: Word<'designation'>, staffType: Word<'staffType'> | null): Actor => ({
  ...{ id: '', department: 'General', locationIds: ['branch'] },
  designation,
  staffType,
})

/** Designations by what they have, one line each, of those without a staff type or with this one. */
function linesOf(name: ResourceName, action: (typeof explainedActions)[number], staffType: Word<'staffType'> | null): string[] {
  const byText = new Map<string, string[]>()
  for (const designation of enumerations.designation) {
    const { scope, sentences } = explainRight(actorOf(designation, staffType), name, action, (key, params) => texts('english', key, params))
    if (scope === 'none') continue
    const text = sentences.join(' ')
    byText.set(text, [...(byText.get(text) ?? []), designation])
  }
  return [...byText].map(([text, designations]) => {
    const all = designations.length === enumerations.designation.length
    const who =
      staffType === null ? (all ? 'everybody' : designations.join(', ')) : `${staffType}${all ? '' : ` (${designations.join(', ')})`}`
    return `    ${who}: ${text}`
  })
}

/** What the file must hold. */
export function rightsText(): string {
  const head = [
    'Who may do what, by designation without a staff type and by staff type (in brackets: with which designations, where not with all).',
    'Written by `npm run rights` from the access table (src/schema/<feature>/access.ts); a test compares it. Who is not named has no right.',
  ]
  const names = (Object.keys(resources) as ResourceName[]).toSorted()
  const parts = names.flatMap((name) => [
    '',
    name,
    ...explainedActions.flatMap((action) => {
      const lines = [null, ...enumerations.staffType].flatMap((staffType) => linesOf(name, action, staffType))
      return lines.length > 0 ? [`  ${texts('english', `admin.rights.actions.${action}`).toLowerCase()}`, ...lines] : []
    }),
  ])
  return [...head, ...parts, ''].join('\n')
}

if (process.argv[1] === import.meta.filename) writeFileSync(rightsFile, rightsText())
