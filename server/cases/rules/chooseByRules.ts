// Chooses department, severity and category of a case from the customer's words.
import { sql } from 'kysely'
import type { Word } from '../../../src/schema/enumerations.ts'
import { findRow, readRows, type RowOf, type Scope } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import { fewStars } from './caseTimes.ts'
import { matchedWords } from './matchWords.ts'

/** Maximum number of rules that are applied. */
const maxRules = 200
/** Limits of the field `ruleWords`. */
const shown = { words: 20, letters: 40 }

/** What a rule decides. */
type Rule = Pick<RowOf<'caseRules'>, 'id' | 'words' | 'department' | 'severity' | 'category'>
/** The values of a case that were chosen, with the reason. */
export interface Chosen {
  department: Word<'department'>
  severity: Word<'severity'>
  category: Word<'complaintCategory'>
  caseRuleId: string | null
  ruleWords: string[]
}

/** The choice by the first rule that finds a word in the text; without one `department` with normal severity. Pure. */
export function chooseByRules(text: string, rules: readonly Rule[], department: Word<'department'>): Chosen {
  for (const rule of rules) {
    const words = matchedWords(text, rule.words)
    if (words.length > 0)
      return {
        department: rule.department,
        severity: rule.severity,
        category: rule.category,
        caseRuleId: rule.id,
        ruleWords: words.slice(0, shown.words).map((word) => [...word].slice(0, shown.letters).join('')),
      }
  }
  return { department, severity: 'normal', category: 'other', caseRuleId: null, ruleWords: [] }
}

// Where no rule decides: those who did the work of the visit, or those who answer whatever belongs to nobody else.
async function departmentOfVisit(tx: Scope, appointmentId: unknown): Promise<Word<'department'>> {
  const visit = typeof appointmentId === 'string' ? await findRow(tx, 'appointments', appointmentId) : undefined
  if (!visit) return 'General'
  return visit.type === 'testDrive' ? 'Sales' : 'Service'
}

/** The values of a customer's new case that the tenant's rules choose; what is given stays, and praise is never severe. */
export async function chosenValues(tx: Scope, values: Row): Promise<Row> {
  const rules = await readRows(tx, 'caseRules', { size: maxRules, sort: 'position', order: 'ASC', conditions: [sql`active`] })
  const department = await departmentOfVisit(tx, values['appointmentId'])
  const chosen = chooseByRules(String(values['description'] ?? ''), rules, department)
  const praised = Number(values['rating'] ?? 0) > fewStars
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  return { ...chosen, ...(praised ? { severity: 'normal' } : {}), ...Object.fromEntries(given) }
}
