/** A part of a chart: a number, and the filter that shows what was counted. */
export interface Segment {
  key: string
  name: { en: string; ar: string } | null
  filter: Record<string, string | string[]>
  /** null: no rows to take a share or a mean of. */
  value: number | null
}
/** The unit of a number. */
export type Unit = 'count' | 'percent' | 'score' | 'money'
/** The data of a chart on any page; its parts open their list unless `to` gives another address. */
export interface Drawn {
  unit: Unit
  resource: string
  by: string
  /** What a segment's key is: a local day (the first of its column), a word of `list`, or a row's id with its name. */
  kind: 'days' | 'words' | 'names'
  list: string | null
  segments: Segment[]
  to?: (segment: Segment) => string
}
