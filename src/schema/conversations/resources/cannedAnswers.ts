import { bilingual, integer, text, yesNo } from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'

/** Answers that colleagues choose in a conversation, in both languages. */
export const cannedAnswers = defineResource({
  name: 'cannedAnswers',
  path: 'masters/cannedAnswers',
  module: 'cannedAnswers',
  icon: 'message',
  group: 'masters',
  title: ['name'],
  sort: { field: 'place', order: 'ASC' },
  fields: {
    name: text({ required: true, list: true, search: true, unique: true, max: 120 }),
    body: bilingual({ required: true, list: true, search: true, max: 600 }),
    place: integer({ required: true, list: true, max: 1000, initial: 0 }),
    active: yesNo({ required: true, list: true, initial: true }),
  },
})
