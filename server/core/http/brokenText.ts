// Texts that are none: half of a surrogate pair, and NUL. No schema has to think of them; what one refuses by itself it refuses with the field's name.
import type { FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

const suspicious = /\\u(0000|d[89a-f])/i
const isBroken = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\u0000') || /\p{Surrogate}/u.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, one]) => isBroken(key) || isBroken(one))
}
const broken = new WeakSet<FastifyRequest>()

/** Remembers of a JSON body whether it holds one. Cheap: only escapes can make them. */
export function noteBrokenText(request: FastifyRequest, text: string, body: unknown): void {
  if (suspicious.test(text) && isBroken(body)) broken.add(request)
}

/** Throws badInput for a request that holds one: the database would refuse it or, worse, keep another text. */
export function refuseBrokenText(request: FastifyRequest): void {
  if (broken.has(request) || /%00/.test(request.url)) throw new Problem('badInput')
}
