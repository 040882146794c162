// A scanner of our own over the OpenAPI document: every operation without a token, and with each of its values replaced by common
// attacks. Never allowed: a 5xx, a status that the document does not list, internal details, or input returned as HTML.
import type { Findings } from './findings.ts'
import { isHarmful, tokenFor, type Operation } from './operations.ts'
import type { Product } from './product.ts'

const hostile = [
  "' OR '1'='1' --",
  "'; SELECT pg_sleep(9); --",
  '{{7*7}}<%= 7*7 %>#{7*7}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  'x\r\nSet-Cookie: planted=1',
  '\u0000',
  '\ud800',
  'http://169.254.169.254/latest/meta-data/',
  '9'.repeat(400),
  'ا'.repeat(70_000),
]
const misshapen: unknown[] = [null, -1, 1e308, [], {}, { $ne: null }, [[[[]]]], true]
const insides = /at \w+ \(|node_modules|kysely|PGlite|syntax error at|relation "|root:x:0|BEGIN (RSA )?PRIVATE|argon2id/
const slow = 8_000

interface Details {
  status: number
  type: string
  text: string
  headers: Headers
  took: number
}

async function ask({ origin }: Product, { method, json }: Operation, url: string, body: unknown, token?: string): Promise<Details> {
  const begun = performance.now()
  const answer = await fetch(`${origin}${url}`, {
    method,
    redirect: 'manual',
    headers: {
      tenant: 'noor',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body !== undefined && json ? { 'content-type': 'application/json' } : {}),
    },
    ...(body === undefined || method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  const { status, headers } = answer
  return { status, headers, type: headers.get('content-type') ?? '', text: await answer.text(), took: performance.now() - begun }
}

const withQuery = (path: string, query: Record<string, string>): string =>
  Object.keys(query).length ? `${path}?${new URLSearchParams(query).toString()}` : path

/** The operation's own request with one value after the other replaced. */
function* changed(one: Operation): Generator<{ what: string; url: string; body: unknown }> {
  const { path, query, body } = one
  const url = withQuery(path, query)
  for (const value of hostile) {
    for (const name of Object.keys(query))
      yield { what: `query ${name}`, url: withQuery(path, { ...query, [name]: value.slice(0, 4_000) }), body }
    if (body && typeof body === 'object' && !Array.isArray(body))
      for (const name of Object.keys(body)) yield { what: `body ${name}`, url, body: { ...body, [name]: value } }
  }
  if (body === undefined) return
  for (const value of misshapen) {
    yield { what: 'body', url, body: value }
    if (typeof body === 'object' && body !== null)
      for (const name of Object.keys(body).slice(0, 6)) yield { what: `body ${name}`, url, body: { ...body, [name]: value } }
  }
  yield {
    what: 'body with fields that the server sets',
    url,
    body: { ...(body as object), tenantId: 'najd', version: 9, createdBy: 'x', role: 'Administrator' },
  }
}

function problemsIn(one: Operation, { status, type, text, headers, took }: Details): string[] {
  const known = one.statuses.includes(String(status)) || (status >= 400 && one.statuses.includes('default'))
  return [
    status >= 500 && status !== 503 ? `answers ${status}: ${text.slice(0, 120)}` : '',
    known ? '' : `answers ${status}, which the document does not know`,
    insides.test(text) ? `tells of its insides: ${insides.exec(text)?.[0]}` : '',
    type.includes('html') ? 'answers with a page' : '',
    // A request that is too long is refused before headers are added.
    status === 431 || headers.get('x-content-type-options') === 'nosniff' ? '' : 'lets the browser guess the type',
    headers.get('set-cookie')?.includes('planted') ? 'lets a header be planted' : '',
    took > slow ? `takes ${Math.round(took)} ms` : '',
  ].filter(Boolean)
}

/** Runs all of them, with one in `every` probes. */
export async function probeOperations(
  product: Product,
  operations: readonly Operation[],
  every = Number(process.env.PROBE_EVERY ?? 1),
): Promise<Findings> {
  const found = new Set<string>()
  let seen = 0
  let sent = 0
  for (const one of operations) {
    const name = `${one.method} ${one.path}`
    if (one.secured) {
      sent += 1
      const { status } = await ask(product, one, withQuery(one.path, one.query), one.body)
      if (![400, 401, 404, 406, 413, 415].includes(status)) found.add(`${name}: answers ${status} to nobody`)
    }
    if (isHarmful(one) || !one.json) continue
    const token = tokenFor(product, one)
    for (const { what, url, body } of changed(one)) {
      seen += 1
      if (seen % every !== 0) continue
      sent += 1
      const details = await ask(product, one, url, body, token)
      for (const problem of problemsIn(one, details)) found.add(`${name}, ${what}: ${problem}`)
    }
  }
  for (const line of new Set(product.errors)) found.add(`log: ${line.slice(0, 300)}`)
  return { looked: `${operations.length} operations, ${sent} requests`, found: [...found] }
}
