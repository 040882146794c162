// Moments as the clocks and calendars of a zone show them, and back. dayjs does the same by making a writer of Intl's for every moment:
// a tenth of a millisecond each, where a search for free times needs hundreds.
const writers = new Map<string, Intl.DateTimeFormat>()
// As Swedes write it, so that parts of the text are days and times.
const style = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const

/** A moment in a zone: YYYY-MM-DD HH:mm. */
export function localMoment(moment: string | number | Date, timeZone: string): string {
  const writer = writers.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { ...style, timeZone })
  writers.set(timeZone, writer)
  return writer.format(new Date(moment))
}

/** The day of a moment, YYYY-MM-DD, in a zone. */
export const dayOf = (moment: string | number | Date, timeZone: string): string => localMoment(moment, timeZone).slice(0, 10)
/** The time of day of a moment, HH:mm, in a zone. */
export const timeOf = (moment: string | number | Date, timeZone: string): string => localMoment(moment, timeZone).slice(11)

/** The moment, ISO in UTC, at which a zone's clocks show YYYY-MM-DD HH:mm; of two (clocks put back) the first. */
export function momentOf(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local.replace(' ', 'T')}:00Z`)
  const offsetAt = (moment: number) => Date.parse(`${localMoment(moment, timeZone).replace(' ', 'T')}:00Z`) - moment
  const guess = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(guess)).toISOString()
}
