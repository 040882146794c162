// Refuses texts with half a surrogate pair or NUL, so that no schema has to. A schema that refuses such a text itself answers with the
// field's name.
import type { FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

const suspicious = /\\u(0000|d[89a-f])/i
const isBroken = (text: string): boolean => text.includes('\u0000') || /\p{Surrogate}/u.test(text)
// The paths of the fields that hold such a text; '' for a name of a field.
function brokenPaths(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return isBroken(value) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (isBroken(key) ? [''] : brokenPaths(one, path ? `${path}.${key}` : key)))
}
const broken = new WeakMap<FastifyRequest, string[]>()

/** Notes on the request whether its JSON body holds such a text. Cheap, since only escapes can produce one. */
export function noteBrokenText(request: FastifyRequest, text: string, body: unknown): void {
  const paths = suspicious.test(text) ? brokenPaths(body) : []
  if (paths.length > 0) broken.set(request, paths)
}

/** Throws badInput (400) at the fields of such a request: the database would refuse the text or store a different one. */
export function refuseBrokenText(request: FastifyRequest): void {
  const paths = broken.get(request) ?? (/%00/.test(request.url) ? [''] : [])
  if (paths.length > 0)
    throw new Problem('badInput', { fields: Object.fromEntries(paths.map((path) => [path, { key: 'validation.control' }])) })
}
