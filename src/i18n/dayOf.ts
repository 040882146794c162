/** The day of a moment, YYYY-MM-DD, in a zone. */
export const dayOf = (moment: string | number | Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(moment))
