/** The state of a content's schedule at a moment: its word, and the day that it names. */
export function shownWhen(
  item: Readonly<Record<string, unknown>>,
  now: number,
): { key: 'now' | 'until' | 'from' | 'over' | 'not'; at?: string } {
  const [from, to] = [item['publishFrom'], item['publishTo']].map((one) => (typeof one === 'string' && one ? one : undefined))
  if (item['status'] !== 'published') return { key: 'not' }
  if (to && Date.parse(to) < now) return { key: 'over', at: to }
  if (from && Date.parse(from) > now) return { key: 'from', at: from }
  return to ? { key: 'until', at: to } : { key: 'now' }
}
