// A tenant's settings and the words of its messages.
import { neededPlaceholders, placeholdersOf } from '../../../src/schema/placeholders.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import { countRows, findBy } from '../../db/repository.ts'
import type { Row } from '../../db/rows.ts'
import { Problem } from '../../problem.ts'
import { differs, refuse } from './checks.ts'
import type { Rules } from './rules.ts'

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:'

function checkForm({ openFrom, openTo, ramadanFrom, ramadanTo, redirectUrl }: Row): void {
  if (String(openFrom) >= String(openTo)) throw refuse('openTo', 'validation.span')
  if (typeof ramadanFrom === 'string' && typeof ramadanTo === 'string' && ramadanFrom > ramadanTo)
    throw refuse('ramadanTo', 'validation.period')
  for (const [language, url] of Object.entries((redirectUrl ?? {}) as Record<string, string>))
    if (!isHttps(url)) throw refuse(`redirectUrl.${language}`, 'validation.https')
}

/** Rules of a tenant's settings: one row, on which its landing stands. */
export const settingsRules: Rules<'settings'> = {
  onCreate: async ({ tx }) => {
    if ((await countRows(tx, 'settings', [])) > 0) throw new Problem('alreadyExists')
    return {}
  },
  onUpdate: async ({ tx }, before, changes) => {
    checkForm({ ...before, ...changes })
    if (
      differs(before, changes, 'currencyCode') &&
      !(await findBy(tx, 'multiCurrency', { code: String(changes['currencyCode']), active: true }))
    )
      throw refuse('currencyCode', 'validation.reference')
    return {}
  },
  onDelete: () => Promise.reject(new Problem('inUse')),
}

// A placeholder that nobody fills would reach the customer as it stands.
function checkPlaceholders(kind: Word<'messageKind'>, body: unknown): void {
  const known = placeholdersOf[kind]
  const needed = neededPlaceholders[kind]
  for (const [language, text] of Object.entries((body ?? {}) as Record<string, string>)) {
    if (needed && !text.includes(`{${needed}}`))
      throw new Problem('badInput', {
        fields: { [`body.${language}`]: { key: 'validation.placeholderMissing', params: { name: needed } } },
      })
    for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g))
      if (!known.includes(name))
        throw new Problem('badInput', {
          fields: {
            [`body.${language}`]: { key: 'validation.placeholder', params: { name, known: known.map((one) => `{${one}}`).join(' ') } },
          },
        })
  }
}

/** Rules of the words of messages. */
export const messageTemplateRules: Rules<'messageTemplates'> = {
  onCreate: (_deed, { kind, body }) => {
    checkPlaceholders(kind as Word<'messageKind'>, body)
    return Promise.resolve({})
  },
  onUpdate: (_deed, before, changes) => {
    checkPlaceholders(before.kind, changes['body'])
    return Promise.resolve({})
  },
}
