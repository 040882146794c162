// How long days are where every day is as long as the next: ages, terms and calendar days. A local day, which may be an hour longer or
// shorter where clocks are put back, goes from one midnight of the zone to the next (zone.ts).

/** Milliseconds of a day. */
export const dayMs = 86_400_000
/** Minutes of a day. */
export const dayMinutes = 1_440
/**
 * Days from one calendar day (YYYY-MM-DD) to another; between two moments (ISO 8601) with the fraction of a day. Negative when `to` is
 * earlier.
 */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs
