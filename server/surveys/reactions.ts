// Surveys triggered by changes of rows.
import { inviteAfter } from './inviteAfter.ts'
import { surveySubjects } from './subjects.ts'
import { on } from '../core/commit/reactions.ts'

/** Invites the customer when a change triggers a survey. */
export const surveyReactions = surveySubjects.map((resource) => on(resource, 'written', inviteAfter))
