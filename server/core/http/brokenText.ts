// Refuses texts with half a surrogate pair or NUL, so that no schema has to. A schema that refuses such a text itself answers with the
// field's name.
import type { FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

const suspicious = /\\u(0000|d[89a-f])/i
const isBroken = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\u0000') || /\p{Surrogate}/u.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, one]) => isBroken(key) || isBroken(one))
}
const broken = new WeakSet<FastifyRequest>()

/** Notes on the request whether its JSON body holds such a text. Cheap, since only escapes can produce one. */
export function noteBrokenText(request: FastifyRequest, text: string, body: unknown): void {
  if (suspicious.test(text) && isBroken(body)) broken.add(request)
}

/** Throws badInput (400) for such a request: the database would refuse the text or store a different one. */
export function refuseBrokenText(request: FastifyRequest): void {
  if (broken.has(request) || /%00/.test(request.url)) throw new Problem('badInput')
}
