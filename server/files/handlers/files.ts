// Downloads of files: by an unguessable URL, which for private kinds is signed and expires.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { uploadRules } from '../../../src/schema/core/uploads.ts'
import { findBy, type RowOf } from '../../core/db/repository.ts'
import { remainingTime } from '../../core/files/signing.ts'
import { readStored } from '../../core/files/readStored.ts'
import type { Services } from '../../core/services.ts'
import { Problem } from '../../core/http/problem.ts'
import { tenantDb } from '../../core/http/session.ts'

const place = z.object({ tenant: z.string().regex(/^[a-z0-9-]{1,40}$/), name: z.string().regex(/^[\w-]{43}$/) })
const year = 31_536_000

/** Adds the route below the API base. */
export function registerFiles(app: FastifyInstance, services: Services): void {
  app.get('/files/:tenant/:name', {
    config: { access: 'anyone' },
    schema: { hide: true },
    handler: async (request, reply) => {
      const found = place.safeParse(request.params)
      if (!found.success) throw new Problem('notFound')
      const { tenant, name } = found.data
      const storageKey = `${tenant}/${name}`
      const row = await tenantDb(services, tenant).asSystem('everybody who has the unguessable address may have the file', (tx) =>
        findBy(tx, 'files', { storageKey }),
      )
      if (!row) throw new Problem('notFound')
      const time = openFor(row, request)
      const bytes = await stored(services, row)
      // Otherwise the damage would be served as the original, and stay in caches.
      if (typeof bytes !== 'string') return withHeaders(reply, row, time).send(bytes)
      request.log.error({ storageKey }, `a stored file is ${bytes}`)
      throw new Problem('notFound')
    },
  })
}

async function stored(services: Services, row: RowOf<'files'>): Promise<Buffer | 'missing' | 'damaged'> {
  try {
    return await readStored(services.storage, row)
  } catch (error) {
    throw Object.assign(new Problem('unavailable'), { cause: error })
  }
}

/** The seconds for which the URL stays valid. Throws notFound (404) for an invalid signature, linkExpired (410) for an expired one. */
function openFor(row: RowOf<'files'>, request: FastifyRequest): number {
  if (!uploadRules[row.kind].private) return year
  const time = remainingTime(row.storageKey, request.query as Record<string, unknown>)
  if (time === undefined) throw new Problem('notFound')
  if (time === 0) throw new Problem('linkExpired')
  return time
}

// Files are never treated as pages: no type sniffing, scripts or frames; documents are downloaded instead of shown.
function withHeaders(reply: FastifyReply, { mime, name, kind }: RowOf<'files'>, time: number): FastifyReply {
  const closed = uploadRules[kind].private
  const plain = name.replace(/[^\w. -]/g, '_')
  return reply.headers({
    'content-type': mime,
    'x-content-type-options': 'nosniff',
    'content-disposition': `${mime.startsWith('image/') ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escaped)}`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': closed ? 'same-site' : 'cross-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': closed ? `private, max-age=${time}` : `public, max-age=${time}, immutable`,
  })
}
const escaped = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`
