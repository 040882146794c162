import { richText } from '../core/compounds.ts'
import type { Word } from '../enumerations.ts'
import { bilingual, choice, dateTime, integer, text, upload, yesNo } from '../core/kinds.ts'
import { problemsOfWords } from '../messages/index.ts'
import { defineResource } from '../core/resource.ts'

const inOrder = { field: 'position', order: 'ASC' } as const

/** Content of the landing besides its flows: pages, banners, the carousel, offers, brochures, terms. */
export const cms = defineResource({
  name: 'cms',
  path: 'cms',
  paths: { list: 'cms/list', create: 'cms/add', update: 'cms/update' },
  module: 'Content Management',
  icon: 'content',
  group: 'reach',
  title: ['title'],
  subtitle: ['slug'],
  // By kind; within a kind in the order of the landing.
  sort: { field: 'kind', order: 'ASC' },
  softDelete: true,
  status: { graph: 'content', field: 'status' },
  views: {
    pages: { filter: { kind: ['page'] }, sort: inOrder },
    banners: { filter: { kind: ['banner'] }, sort: inOrder },
    carousel: { filter: { kind: ['carousel'] }, sort: inOrder },
    offers: { filter: { kind: ['offer'] }, sort: inOrder },
    brochures: { filter: { kind: ['brochure'] }, sort: inOrder },
    terms: { filter: { kind: ['terms'] }, sort: inOrder },
  },
  sections: {
    text: ['kind', 'slug', 'title', 'body'],
    look: ['image', 'brochure', 'link', 'linkText'],
    schedule: ['status', 'publishFrom', 'publishTo', 'position'],
  },
  fields: {
    title: bilingual({ required: true, list: true, search: true, max: 120 }),
    slug: text({ required: true, list: true, search: true, unique: true, max: 60 }),
    kind: choice('cmsKind', { required: true, list: true, initial: 'page' }),
    body: richText({}),
    image: upload('carousel', { list: true }),
    brochure: upload('brochure', {}),
    link: text({ max: 500 }),
    linkText: bilingual({ max: 60 }),
    publishFrom: dateTime({ list: true }),
    publishTo: dateTime({ list: true }),
    position: integer({ required: true, list: true, max: 1000, initial: 0 }),
    status: choice('contentStatus', { required: true, list: true, initial: 'draft' }),
  },
})

/** Questions with their answers, which the landing's assistant searches. */
export const questions = defineResource({
  name: 'questions',
  path: 'questions',
  module: 'BOT',
  icon: 'answer',
  group: 'reach',
  title: ['question'],
  // In the order in which the assistant suggests them.
  sort: { field: 'position', order: 'ASC' },
  softDelete: true,
  fields: {
    question: bilingual({ required: true, list: true, search: true, max: 160 }),
    answer: bilingual({ required: true, search: true, max: 1000 }),
    position: integer({ required: true, list: true, max: 1000, initial: 0 }),
    published: yesNo({ required: true, list: true, initial: false }),
  },
})

/** Texts of the messages that the dealership sends, by kind; placeholders in braces. */
export const messageTemplates = defineResource({
  name: 'messageTemplates',
  path: 'messageTemplates',
  module: 'settings',
  icon: 'template',
  group: 'settings',
  title: ['kind'],
  sort: { field: 'kind', order: 'ASC' },
  fields: {
    // A campaign has its own text.
    kind: choice('messageKind', {
      required: true,
      list: true,
      unique: true,
      createOnly: true,
      without: ['campaign', 'conversationReply', 'cancelQuestion'],
    }),
    channel: choice('channel', { required: true, list: true, initial: 'both' }),
    body: bilingual({ required: true, list: true, max: 600 }),
    active: yesNo({ required: true, list: true, initial: true }),
  },
  check: ({ kind, body }) => problemsOfWords(kind as Word<'messageKind'>, body as Record<string, string>),
})
