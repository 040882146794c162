import type { Row } from '../../core/db/rows.ts'
import { refuse } from '../../core/commit/checks.ts'
import type { Rules } from '../../core/commit/rules.ts'

function checkPromotion(values: Row): Row {
  const gives = values['kind'] === 'amount' ? 'amount' : 'percent'
  if (!values[gives]) throw refuse(gives, 'validation.required')
  if (String(values['validTo']) < String(values['validFrom'])) throw refuse('validTo', 'validation.period')
  return {}
}
/** Rules of promotion codes. */
export const promotionRules: Rules<'promotionCodes'> = {
  onCreate: (_context, values) => Promise.resolve(checkPromotion(values)),
  onUpdate: (_context, before, changes) => Promise.resolve(checkPromotion({ ...before, ...changes })),
}
