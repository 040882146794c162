import { session } from '../../session/index.ts'

const day = 86_400_000
const longest = 500

/** The utm_ parameters that the visit came with, as a query; undefined when there were none, or they are of another day's visit. */
export function readVisit(now = Date.now()): string | undefined {
  const visit = session.get('visit')
  return visit && now - visit.at < day ? visit.utm.slice(0, longest) : undefined
}
