// Published content must be complete in both languages, and only staff with the right to publish may change it.
import { may } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'
import type { RowOf } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import { Problem, type FieldProblem } from '../../core/http/problem.ts'
import { refuse } from '../../core/commit/checks.ts'
import type { Rules } from '../../core/commit/rules.ts'

/** Kinds that need a body text. */
const withBody: readonly string[] = ['page', 'offer', 'terms']

function checkForm({ slug, publishFrom, publishTo }: Row): void {
  if (typeof slug === 'string' && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw refuse('slug', 'validation.slug')
  if (typeof publishFrom === 'string' && typeof publishTo === 'string' && publishFrom > publishTo)
    throw refuse('publishTo', 'validation.span')
}

function checkComplete(row: RowOf<'cms'>): void {
  const needed: Row = { title: row.title, ...(withBody.includes(row.kind) || row.body ? { body: row.body } : {}) }
  const missing = Object.entries(needed).flatMap(([field, value]) =>
    ['en', 'ar']
      .filter((language) => !(value as Record<string, string> | null)?.[language])
      .map((language): [string, FieldProblem] => [`${field}.${language}`, { key: 'validation.required' }]),
  )
  if (missing.length > 0) throw new Problem('badInput', { fields: Object.fromEntries(missing) })
}

/** Rules of content. */
export const cmsRules: Rules<'cms'> = {
  onCreate: (_context, values) => {
    checkForm(values)
    return Promise.resolve({})
  },
  onUpdate: ({ actor }, before, changes) => {
    if (before.status === 'published') {
      if (!may(actor, resources.cms, 'delete', before)) throw new Problem('forbidden')
      checkComplete({ ...before, ...changes })
    }
    checkForm({ ...before, ...changes })
    return Promise.resolve({})
  },
  onMove: (_context, before, values) => {
    if (values['status'] === 'published') checkComplete(before)
    return Promise.resolve({})
  },
}
