// Campaigns are approved by somebody else than their author; a survey asks something.
import { movesFrom } from '../../../src/schema/transitions.ts'
import { Problem } from '../../problem.ts'
import { refuse } from './checks.ts'
import type { Rules } from './rules.ts'

/** Rules of campaigns. */
export const campaignRules: Rules<'campaigns'> = {
  onMove: ({ actor }, before, values) => {
    if (values['status'] !== 'scheduled') return Promise.resolve({})
    if (before.createdBy === actor.id) {
      const allowed = movesFrom('campaign', before.status).flatMap(({ to }) => (to === 'scheduled' ? [] : [to]))
      throw new Problem('moveNotAllowed', { fields: { approverId: { key: 'validation.notAuthor' } }, details: { allowed } })
    }
    return Promise.resolve({ approverId: actor.id })
  },
}

/** Rules of surveys. */
export const surveyRules: Rules<'surveys'> = {
  onUpdate: (_deed, before, changes) => {
    if (before.status === 'active' && Array.isArray(changes['questions']) && changes['questions'].length === 0)
      throw refuse('questions', 'validation.noQuestions')
    return Promise.resolve({})
  },
  onMove: (_deed, before, values) => {
    if (values['status'] === 'active' && before.questions.length === 0) throw refuse('questions', 'validation.noQuestions')
    return Promise.resolve({})
  },
}
