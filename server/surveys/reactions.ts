// Surveys that a change of a row sets off.
import { inviteAfter } from './inviteAfter.ts'
import { surveySubjects } from './subjects.ts'
import { on } from '../core/commit/reactions.ts'

/** The customer is asked about what is over now. */
export const surveyReactions = surveySubjects.map((resource) => on(resource, 'written', inviteAfter))
