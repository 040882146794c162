import { session } from '../../session/index.ts'
import { dayMs } from '../../schema/core/time/dayLength.ts'

const longest = 500

/** The utm_ parameters of the visit as a query; undefined when there were none, or they are from another day. */
export function readVisit(now = Date.now()): string | undefined {
  const visit = session.get('visit')
  return visit && now - visit.at < dayMs ? visit.utm.slice(0, longest) : undefined
}
