// The dashboard: figures and charts over the rows of the person's own lists, each with the list filter that finds the counted rows.
import { sql } from 'kysely'
import type { Actor } from '../../src/schema/core/access.ts'
import {
  charts,
  figures,
  layouts,
  nowWord,
  todayWord,
  presentBound,
  periods,
  type Chart,
  type Counted,
  type Figure,
  type Period,
} from '../../src/schema/dashboard/dashboards.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { enumerations } from '../../src/schema/enumerations.ts'
import { referenceOf, type FieldKinds } from '../../src/schema/core/field.ts'
import type { Resource } from '../../src/schema/core/resource.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { dayAfter, localDay, momentOf } from '../core/time/time.ts'
import { presentRegion } from '../core/time/region.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import { filterConditions, type Condition } from '../core/db/list/conditions.ts'
import { fieldsOf } from '../core/db/rows.ts'
import type { Services } from '../core/services.ts'

type Filter = Record<string, string | string[]>
type Answer = OutputOf<'dashboard'>
/** Local days (YYYY-MM-DD), both inclusive. */
interface Days {
  from: string
  to: string
}
interface Question {
  db: CallerDb
  now: Date
  period: Period
  locationId: string | undefined
}

const trendDays = 7
const aheadDays = 6
// Maximum columns by day; more days are shown by week.
const maxColumns = 45
const weekDays = 7
/** Maximum number of staff or surveys in a chart. */
const maxNamed = 8

const definition = (name: string) => resources[name as ResourceName] as unknown as Resource
const momentsIn = (field: string, { from, to }: Days): Filter => ({
  [`${field}From`]: momentOf(from, '00:00'),
  [`${field}To`]: new Date(Date.parse(momentOf(dayAfter(to, 1), '00:00')) - 1).toISOString(),
})

function filterOf({ resource, filter, during }: Counted, days: Days, { now, locationId }: Question): Filter {
  const own = Object.entries(filter).map(([key, value]): [string, string | string[]] => [
    key,
    value === nowWord ? presentBound(now) : value === todayWord ? localDay(now) : typeof value === 'string' ? value : [...value],
  ])
  const branch = definition(resource).location
  return {
    ...Object.fromEntries(own),
    ...(during ? momentsIn(during, days) : {}),
    ...(branch && locationId ? { [branch]: [locationId] } : {}),
  }
}

interface Sum {
  key: string | null
  count: number
  among: number
  total: number
}
/** Counts grouped by an expression; `among` counts those that a narrower filter also matches, `total` is the sum of a field. */
async function sums(
  { db }: Question,
  resource: string,
  filters: Filter,
  key: Condition,
  { share, mean, sum }: Pick<Figure, 'share' | 'mean' | 'sum'>,
): Promise<Sum[]> {
  const narrower = share ? filterConditions(resource as ResourceName, share) : []
  const added = mean ?? sum
  const ofTotals = added !== undefined && fieldsOf(resource as ResourceName)[added]?.kind === 'totals'
  const columns = {
    count: sql`count(*)`,
    among: sql`count(*) filter (where ${narrower.length > 0 ? sql.join(narrower, sql` and `) : sql`false`})`,
    total: added ? sql`coalesce(sum(${ofTotals ? sql`(${sql.ref(added)}->>'net')::bigint` : sql.ref(added)}), 0)` : sql`0`,
  }
  const rows = await db.groups<Sum>(resource as ResourceName, { by: { key }, figures: columns }, { filters })
  return rows.map((row) => ({ key: row.key, count: Number(row.count), among: Number(row.among), total: Number(row.total) }))
}

const dayOf = (field: string): Condition => sql`to_char(${sql.ref(field)} at time zone ${sql.lit(presentRegion().timeZone)}, 'YYYY-MM-DD')`
const daysFrom = ({ from, to }: Days, step = 1): string[] => {
  const days: string[] = []
  for (let day = from; day <= to; day = dayAfter(day, step)) days.push(day)
  return days
}
const within = (all: readonly Sum[], { from, to }: Days): readonly Sum[] =>
  all.filter(({ key }) => key !== null && from <= key && key <= to)
const valueOf = (all: readonly Sum[], { share, mean, sum: summed }: Pick<Figure, 'share' | 'mean' | 'sum'>): number | null => {
  const count = all.reduce((sum, one) => sum + one.count, 0)
  if (summed) return all.reduce((sum, one) => sum + one.total, 0)
  if (!share && !mean) return count
  const part = all.reduce((sum, one) => sum + (share ? one.among * 100 : one.total), 0)
  return count === 0 ? null : Math.round(part / count)
}

async function showFigure(key: keyof typeof figures, question: Question): Promise<Answer['figures'][number]> {
  const figure: Figure = figures[key]
  const { resource, during } = figure
  const today = localDay(question.now)
  const length = periods[question.period]
  const days = { from: dayAfter(today, 1 - length), to: today }
  const unit = figure.share ? ('percent' as const) : figure.mean ? ('score' as const) : figure.sum ? ('money' as const) : ('count' as const)
  const shown = { key, resource, unit, fewer: figure.fewer ?? false }
  const filter = filterOf(figure, days, question)
  if (!during) {
    const all = await sums(question, resource, filter, sql`null`, figure)
    return { ...shown, filter, value: valueOf(all, figure), of: figure.sum ? valueOf(all, {}) : null, previous: null, trend: [] }
  }
  const before = { from: dayAfter(days.from, -length), to: dayAfter(days.from, -1) }
  const back = { from: dayAfter(today, 1 - Math.max(length, trendDays)), to: today }
  const first = before.from < back.from ? before.from : back.from
  const all = await sums(question, resource, filterOf(figure, { from: first, to: today }, question), dayOf(during), figure)
  const present = within(all, days)
  return {
    ...shown,
    filter: { ...filter, ...(figure.share as Filter | undefined) },
    value: valueOf(present, figure),
    of: figure.share || figure.sum ? valueOf(present, {}) : null,
    previous: valueOf(within(all, before), figure),
    trend: daysFrom(back).map((day) => valueOf(within(all, { from: day, to: day }), figure)),
  }
}

type Segment = Answer['charts'][number]['segments'][number]

async function showDays(chart: Chart, question: Question): Promise<Segment[]> {
  const { by, resource } = chart
  const today = localDay(question.now)
  const back = Math.max(weekDays, periods[question.period] - 1)
  const days = { from: dayAfter(today, -back), to: dayAfter(today, by === 'startAt' ? aheadDays : 0) }
  const all = await sums(question, resource, filterOf(chart, days, question), dayOf(by), chart)
  const step = back > maxColumns ? weekDays : 1
  return daysFrom(days, step).map((from) => {
    const end = dayAfter(from, step - 1)
    const column = { from, to: end < days.to ? end : days.to }
    return { key: from, name: null, filter: filterOf(chart, column, question), value: valueOf(within(all, column), chart) }
  })
}

async function showNamed(target: ResourceName, chart: Chart, filter: Filter, question: Question): Promise<Segment[]> {
  const all = await sums(question, chart.resource, filter, sql`${sql.ref(chart.by)}::text`, chart)
  const limit = all.toSorted((one, other) => other.count - one.count || String(one.key).localeCompare(String(other.key))).slice(0, maxNamed)
  const ids = limit.flatMap(({ key }) => key ?? [])
  const named = await question.db.references(target, ids)
  const nameOf = (id: string) => (named.get(id)?.['name'] ?? null) as Segment['name']
  return limit.flatMap((one) =>
    one.key === null
      ? []
      : [{ key: one.key, name: nameOf(one.key), filter: { ...filter, [chart.by]: [one.key] }, value: valueOf([one], chart) }],
  )
}

async function showChart(key: keyof typeof charts, question: Question): Promise<Answer['charts'][number]> {
  const chart: Chart = charts[key]
  const { resource, by, without = [] } = chart
  const field = fieldsOf(resource as ResourceName)[by]
  const today = localDay(question.now)
  const filter = filterOf(chart, { from: dayAfter(today, 1 - periods[question.period]), to: today }, question)
  const shown = { key, resource, by, dated: chart.during !== undefined, unit: chart.mean ? ('score' as const) : ('count' as const) }
  if (!field || field.kind === 'dateTime') return { ...shown, kind: 'days', list: null, segments: await showDays(chart, question) }
  const reference = referenceOf(field)
  if (reference)
    return { ...shown, kind: 'names', list: null, segments: await showNamed(reference.target as ResourceName, chart, filter, question) }
  const { enumeration } = field.config as FieldKinds['choice']
  const all = await sums(question, resource, filter, sql.ref(by), chart)
  const words: readonly string[] = enumerations[enumeration]
  // A filter to some values limits the groups to these.
  const narrowed = chart.filter[by]
  const segments = words
    .filter((word) => !without.includes(word) && (!narrowed || narrowed.includes(word)))
    .map((word) => {
      const found = all.filter((one) => one.key === word)
      return { key: word, name: null, filter: { ...filter, [by]: [word] }, value: valueOf(found, chart) }
    })
  return { ...shown, kind: 'words', list: enumeration, segments }
}

/** The figures and charts of the person's designation, except those whose list they may not see; of one branch if given. */
export async function showDashboard(
  services: Services,
  db: CallerDb,
  { designation }: Actor,
  { period = 'today', locationId }: { period?: Period | undefined; locationId?: string | undefined },
): Promise<Answer> {
  const question: Question = { db, now: services.now(), period, locationId }
  const may = ({ resource }: Counted) => db.mayList(resource as ResourceName)
  const layout = layouts[designation]
  const shown: Answer = { period, figures: [], charts: [] }
  for (const key of layout.figures) if (await may(figures[key])) shown.figures.push(await showFigure(key, question))
  for (const key of layout.charts) if (await may(charts[key])) shown.charts.push(await showChart(key, question))
  return shown
}
