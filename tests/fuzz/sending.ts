// Sends a drawn request through the real app, as a browser or a program would.
import { sql } from 'kysely'
import { headers as wireHeaders } from '../../src/schema/core/wireWords.ts'
import { targetOf } from './references.ts'
import { urlOf, type Drawn } from './request.ts'
import type { Came } from './answers.ts'
import type { Route } from './routes.ts'
import type { FuzzFixture } from './fuzzFixture.ts'

const boundary = 'wakeel'
const asForm = (fields: Readonly<Record<string, unknown>>): string =>
  [
    ...Object.entries(fields).map(([name, value]) =>
      name === 'file'
        ? `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\ncontent-type: image/png\r\n\r\n${String(value)}\r\n`
        : `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
    ),
    `--${boundary}--\r\n`,
  ].join('')

interface Payload {
  type: string
  payload: string
}
/** The body in the form that this route takes. */
function payloadOf(route: Route, { body }: Drawn): Payload | undefined {
  if (route.name === 'uploadFile')
    return { type: `multipart/form-data; boundary=${boundary}`, payload: asForm((body ?? {}) as Record<string, unknown>) }
  if (route.name.startsWith('importFile_'))
    return { type: 'text/csv', payload: String((body as { csv?: string } | undefined)?.csv ?? 'name\nx') }
  return body === undefined ? undefined : { type: 'application/json', payload: JSON.stringify(body) }
}

/** Sends it. `raw` replaces the body, with its type. */
export async function sendDrawn(
  fixture: FuzzFixture,
  route: Route,
  drawn: Drawn,
  token: string | undefined,
  raw?: readonly [string, string],
  tenant = 'noor',
): Promise<Came> {
  const sent = raw ? { type: raw[0], payload: raw[1] } : payloadOf(route, drawn)
  const endless = route.name === 'live'
  const response = await fixture.running.app.inject({
    method: route.method,
    url: (route.path.startsWith('/l/') || route.path.startsWith('/o/') || route.path.startsWith('/s/') ? '' : '/api') + urlOf(route, drawn),
    headers: {
      [wireHeaders.from]: wireHeaders.fromValue,
      [wireHeaders.tenant]: tenant,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(sent?.type ? { 'content-type': sent.type } : {}),
    },
    ...(sent ? { payload: sent.payload } : {}),
    ...(endless ? { payloadAsStream: true } : {}),
  } as never)
  const { statusCode: status, headers } = response as { statusCode: number; headers: Record<string, unknown> }
  const type = String(headers['content-type'] ?? '')
  if (!endless || type.includes('json')) {
    const text = endless ? await textOf(response) : (response as { body: string }).body
    return { status, type, text }
  }
  ;(response as { stream: () => NodeJS.ReadableStream & { destroy(): void } }).stream().destroy()
  return { status, type, text: '' }
}
async function textOf(response: unknown): Promise<string> {
  let text = ''
  for await (const part of (response as { stream: () => AsyncIterable<Buffer> }).stream()) text += part.toString()
  return text
}

/** Inserts the current version of the row in the path or body, so that a change tests its values and not its version. */
export async function withVersion(fixture: FuzzFixture, route: Route, drawn: Drawn): Promise<Drawn> {
  const holder = (['body', 'query'] as const).find(
    (part) => typeof (drawn[part] as Record<string, unknown> | undefined)?.['version'] === 'number',
  )
  const id = drawn.params['id'] ?? (drawn.body as { id?: unknown } | undefined)?.id
  const target = drawn.params['id'] ? targetOf(route, { part: 'params', keys: ['id'] }) : targetOf(route, { part: 'body', keys: ['id'] })
  if (!holder || typeof id !== 'string' || !target || !/^[0-9a-f-]{36}$/.test(id)) return drawn
  const { rows } = await fixture.running.services.engine.scoped('noor', (tx) =>
    sql<{ version: number }>`select version from ${sql.table(target)} where id = ${id}`.execute(tx),
  )
  return rows[0] ? { ...drawn, [holder]: { ...(drawn[holder] as object), version: rows[0].version } } : drawn
}
