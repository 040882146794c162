// The results of a survey in a period: figures, charts and responses, each with the list filter that finds what it counts.
import { sql } from 'kysely'
import type { Question } from '../../src/schema/core/compounds.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import { dayAfter } from '../core/time/time.ts'
import { presentRegion } from '../core/time/region.ts'
import type { Condition } from '../core/db/list/conditions.ts'
import type { RowOf } from '../core/db/repository.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import { detractorTo, moods, promoterFrom, satisfiedFrom } from './moods.ts'
import { daysBetween } from '../../src/schema/core/time/dayLength.ts'
import { answerKey, answerWords, daysOf, periodFilter, type Filter, type Period } from './resultRows.ts'

type Answer = OutputOf<'surveyResults'>
type Chart = NonNullable<Answer['charts']['nps']>
type Measured = Answer['charts']['byDay'][number]
interface Requested {
  db: CallerDb
  now: Date
  survey: RowOf<'surveys'>
  days: { from: string; to: string }
  locationId: string | undefined
}
/** Maximum columns of a chart over time, and maximum staff or branches in a chart. */
const [maxColumns, maxNamed] = [31, 10]

/** Sums over some responses or invitations, one row for each key. */
interface Sum {
  key: string | null
  count: number
  scored: number
  score: number
  pleased: number
  rated: number
  promoters: number
  detractors: number
}
const share = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((part / whole) * 100))
const measures = {
  count: ({ count }: Sum) => count,
  score: ({ score, scored }: Sum) => (scored === 0 ? null : Math.round(score / scored)),
  csat: ({ pleased, scored }: Sum) => share(pleased, scored),
  nps: (sum: Sum) => share(sum.promoters - sum.detractors, sum.rated),
}
type Measure = Measured['measure']
const units = { count: 'count', score: 'score', csat: 'percent', nps: 'score' } as const

const responsesOf = ({ survey, days, locationId }: Requested): Filter => ({
  surveyId: [survey.id],
  result: ['Completed'],
  ...periodFilter('answeredAt', days, locationId),
})
const sums = {
  count: sql`count(*)`,
  scored: sql`count(score)`,
  score: sql`coalesce(sum(score), 0)`,
  pleased: sql`count(*) filter (where score >= ${satisfiedFrom})`,
  rated: sql`count(nps)`,
  promoters: sql`count(*) filter (where nps >= ${promoterFrom})`,
  detractors: sql`count(*) filter (where nps <= ${detractorTo})`,
}
async function sumsBy({ db }: Requested, filters: Filter, key: Condition): Promise<Sum[]> {
  const rows = await db.groups<Record<keyof Sum, string | null>>('surveyResponses', { by: { key }, figures: sums }, { filters })
  return rows.map(({ key: name, ...numbers }) => {
    const values = Object.fromEntries(Object.entries(numbers).map(([field, value]) => [field, Number(value)]))
    return { ...(values as unknown as Omit<Sum, 'key'>), key: name }
  })
}
const none: Sum = { key: null, count: 0, scored: 0, score: 0, pleased: 0, rated: 0, promoters: 0, detractors: 0 }
const added = (all: readonly Sum[]): Sum =>
  all.reduce((sum, one) => {
    const both = { ...sum }
    for (const field of ['count', 'scored', 'score', 'pleased', 'rated', 'promoters', 'detractors'] as const) both[field] += one[field]
    return both
  }, none)

async function countOf({ db }: Requested, name: ResourceName, filters: Filter): Promise<number> {
  const [one] = await db.groups<{ count: string }>(name, { figures: { count: sql`count(*)` } }, { filters })
  return Number(one?.count ?? 0)
}

async function showFigures(requested: Requested, whole: Sum): Promise<Answer['figures']> {
  const { survey, days, locationId, now } = requested
  const about = { surveyId: [survey.id], ...periodFilter('askedAt', days, locationId) }
  const open = { ...about, state: ['asked'] }
  const counted: Record<string, Filter> = {
    asked: { ...about, state: ['asked', 'answered', 'refused'] },
    answered: { ...about, state: ['answered'] },
    open: { ...open, expiresAtFrom: new Date(now.getTime() + 1).toISOString() },
    expired: { ...open, expiresAtTo: now.toISOString() },
    refused: { ...about, state: ['refused'] },
    waiting: { surveyId: [survey.id], state: ['waiting'], ...(locationId ? { locationId: [locationId] } : {}) },
    skipped: { surveyId: [survey.id], state: ['skipped'], ...periodFilter('createdAt', days, locationId) },
  }
  const shown: Answer['figures'] = []
  // Without the right to list invitations their number is left out.
  const mayList = await requested.db.mayList('surveyInvitations')
  for (const [key, filter] of Object.entries(mayList ? counted : {})) {
    const value = await countOf(requested, 'surveyInvitations', filter)
    shown.push({ key, unit: 'count', resource: 'surveyInvitations', filter, value })
  }
  const valueOf = (key: string) => shown.find((one) => one.key === key)?.value ?? 0
  const rate = { key: 'rate', unit: 'percent' as const, resource: 'surveyInvitations', filter: counted['answered'] ?? {} }
  const filter = responsesOf(requested)
  const responses = { resource: 'surveyResponses', filter }
  return [
    { ...responses, key: 'responses', unit: 'count', value: whole.count },
    { ...responses, key: 'nps', unit: units.nps, value: measures.nps(whole), filter: { ...filter, npsHas: 'true' } },
    { ...responses, key: 'csat', unit: units.csat, value: measures.csat(whole), filter: { ...filter, ...moods.satisfied } },
    { ...responses, key: 'score', unit: units.score, value: measures.score(whole) },
    ...(mayList ? [{ ...rate, value: share(valueOf('answered'), valueOf('asked')) }] : []),
    ...shown,
  ]
}

const chartOf = (kind: Chart['kind'], by: string, unit: Chart['unit'], segments: Chart['segments'], list: string | null = null): Chart => ({
  ...{ kind, by, unit, segments, list },
  resource: 'surveyResponses',
})

function showNps(requested: Requested, whole: Sum): Chart | null {
  if (whole.rated === 0) return null
  const filter = responsesOf(requested)
  const parts = [
    ['promoter', whole.promoters],
    ['passive', whole.rated - whole.promoters - whole.detractors],
    ['detractor', whole.detractors],
  ] as const
  const segments = parts.map(([key, value]) => ({ key, name: null, filter: { ...filter, ...moods[key] }, value }))
  return chartOf('words', 'nps', 'count', segments, 'surveyMood')
}

// The measures for which these responses have values.
const measuresOf = (whole: Sum): Measure[] => [
  'count',
  ...(whole.scored > 0 ? ['score' as const] : []),
  ...(whole.rated > 0 ? ['nps' as const] : []),
]

async function showDays(requested: Requested, whole: Sum): Promise<Measured[]> {
  const { days } = requested
  const byDay = await sumsBy(
    requested,
    responsesOf(requested),
    sql`to_char("answeredAt" at time zone ${sql.lit(presentRegion().timeZone)}, 'YYYY-MM-DD')`,
  )
  const length = daysBetween(days.from, days.to) + 1
  const step = length <= maxColumns ? 1 : Math.ceil(length / maxColumns / 7) * 7
  const columns: { from: string; to: string; sum: Sum }[] = []
  for (let from = days.from; from <= days.to; from = dayAfter(from, step)) {
    const end = dayAfter(from, step - 1)
    const to = end < days.to ? end : days.to
    columns.push({ from, to, sum: added(byDay.filter(({ key }) => key !== null && from <= key && key <= to)) })
  }
  return measuresOf(whole).map((measure) => ({
    measure,
    ...chartOf(
      'days',
      'answeredAt',
      units[measure],
      columns.map(({ from, to, sum }) => ({
        key: from,
        name: null,
        filter: { ...responsesOf({ ...requested, days: { from, to } }) },
        value: measures[measure](sum),
      })),
    ),
  }))
}

async function showNamed(requested: Requested, by: 'locationId' | 'staffId', target: ResourceName, whole: Sum): Promise<Measured[]> {
  const filter = responsesOf(requested)
  const all = (await sumsBy(requested, filter, sql`${sql.ref(by)}::text`))
    .filter(({ key }) => key !== null)
    .toSorted((one, other) => other.count - one.count || String(one.key).localeCompare(String(other.key)))
    .slice(0, maxNamed)
  const rows = await requested.db.references(
    target,
    all.map(({ key }) => key),
  )
  const nameOf = (id: string) => (rows.get(id)?.['name'] ?? null) as Chart['segments'][number]['name']
  return measuresOf(whole).map((measure) => ({
    measure,
    ...chartOf(
      'names',
      by,
      units[measure],
      all.flatMap((sum) => {
        const value = measures[measure](sum)
        return sum.key === null || value === null
          ? []
          : [{ key: sum.key, name: nameOf(sum.key), filter: { ...filter, [by]: [sum.key] }, value }]
      }),
    ),
  }))
}

async function showQuestion(requested: Requested, question: Question): Promise<Answer['questions'][number]> {
  const { id, kind, label, choices = [] } = question
  const numeric = ['rating', 'nps', 'number', 'duration'].includes(kind)
  const total = numeric ? sql`sum((answers->>${id})::numeric)` : sql`0`
  const rows = await requested.db.groups<{ key: string; count: string; total: string }>(
    'surveyResponses',
    { by: { key: answerKey(question) }, figures: { count: sql`count(*)`, total } },
    { filters: responsesOf(requested), conditions: [sql`answers->>${id} <> ''`] },
  )
  const answered = rows.reduce((sum, one) => sum + Number(one.count), 0)
  const words = answerWords(question)
  const nameOf = (word: string) => (kind === 'choice' ? (choices.find(({ en }) => en === word) ?? null) : null)
  const segments = words?.map((key) => ({
    key,
    name: nameOf(key),
    filter: {},
    value: Number(rows.find((one) => one.key === key)?.count ?? 0),
  }))
  return {
    ...{ id, kind, label, choices, answered },
    mean: numeric && answered > 0 ? Math.round((rows.reduce((sum, one) => sum + Number(one.total), 0) / answered) * 100) : null,
    chart: segments ? chartOf(kind === 'choice' ? 'names' : 'words', id, 'count', segments, kind) : null,
  }
}

/** The results of a survey for some days, of one branch or all; only of rows that the person may list. */
export async function showResults(db: CallerDb, id: string, period: Period, now: Date): Promise<Answer> {
  const survey = await db.get('surveys', id)
  const days = daysOf(period, now)
  const requested: Requested = { db, now, survey, days, locationId: period.locationId }
  const whole = added(await sumsBy(requested, responsesOf(requested), sql`null`))
  const questions: Answer['questions'] = []
  for (const question of survey.questions) questions.push(await showQuestion(requested, question))
  return {
    ...days,
    figures: await showFigures(requested, whole),
    charts: {
      nps: showNps(requested, whole),
      byDay: await showDays(requested, whole),
      byBranch: await showNamed(requested, 'locationId', 'dealershipLocations', whole),
      byStaff: await showNamed(requested, 'staffId', 'staff', whole),
    },
    questions,
  }
}
