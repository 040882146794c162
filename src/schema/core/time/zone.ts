// Converts between moments and the local date and time of a zone. dayjs would make a new Intl formatter for every moment: 0.1 ms each,
// where a search for free times needs hundreds.
const writers = new Map<string, Intl.DateTimeFormat>()
// The Swedish format, whose parts are YYYY-MM-DD and HH:mm.
const style = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const

/**
 * A moment (ISO 8601, ms since 1970 or Date) as local 'YYYY-MM-DD HH:mm' of a zone (IANA). Throws RangeError for an invalid moment or
 * zone.
 */
export function localMoment(moment: string | number | Date, timeZone: string): string {
  const writer = writers.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { ...style, timeZone })
  writers.set(timeZone, writer)
  return writer.format(new Date(moment))
}

/** The local day of a moment in a zone (IANA), YYYY-MM-DD. */
export const dayOf = (moment: string | number | Date, timeZone: string): string => localMoment(moment, timeZone).slice(0, 10)
/** The local time of day of a moment in a zone (IANA), HH:mm. */
export const timeOf = (moment: string | number | Date, timeZone: string): string => localMoment(moment, timeZone).slice(11)

/**
 * The moment of a local 'YYYY-MM-DD HH:mm' in a zone (IANA), ISO 8601 in UTC. Of two possible moments (end of daylight saving time) the
 * first. Throws RangeError for an invalid one.
 */
export function momentOf(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local.replace(' ', 'T')}:00Z`)
  const offsetAt = (moment: number) => Date.parse(`${localMoment(moment, timeZone).replace(' ', 'T')}:00Z`) - moment
  const guess = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(guess)).toISOString()
}
/** A moment as ISO 8601 with the offset of a zone (IANA): its minutes are those that clocks there show. Throws RangeError as `localMoment`. */
export function zonedMoment(moment: string, timeZone: string): string {
  const at = Date.parse(moment)
  // The local text has no seconds.
  const offset = Math.ceil((Date.parse(`${localMoment(moment, timeZone).replace(' ', 'T')}:00Z`) - at) / 60_000)
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) => String(part).padStart(2, '0'))
  return new Date(at + offset * 60_000).toISOString().replace('Z', `${offset < 0 ? '-' : '+'}${hours}:${minutes}`)
}
