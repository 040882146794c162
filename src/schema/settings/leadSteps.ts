// The settings that say after how many business minutes a new lead is escalated; each comes after the one before.
import type { Problem } from '../core/problems.ts'

/** The settings in their order. */
const leadSteps = ['leadNextMinutes', 'leadManagersMinutes', 'leadDirectorMinutes'] as const

/** What is wrong with their order: said at both of two settings, since only one of them may be part of a change. */
export const problemsOfLeadSteps = (values: Readonly<Record<string, unknown>>): Problem[] =>
  leadSteps.flatMap((path, place): Problem[] => {
    const [own, earlier] = [values[path], values[leadSteps[place - 1] ?? '']]
    if (typeof own !== 'number' || typeof earlier !== 'number' || own > earlier) return []
    return [
      { path: leadSteps[place - 1] ?? '', key: 'validation.tooLarge', params: { max: own - 1 } },
      { path, key: 'validation.tooSmall', params: { min: earlier + 1 } },
    ]
  })
