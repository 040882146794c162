// sqlmap against every operation that takes words: each value of its address and its body is tried.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Findings } from './main.ts'
import { isHarmful, type Operation } from './operations.ts'
import type { Product } from './product.ts'
import { needProgram, runProgram } from './tool.ts'

const patience = 240
// Answers that refuse a value are the rule here and no sign of anything; waiting is tried as well, so this server's database is named.
const how = [
  '--batch',
  '--smart',
  '--level=1',
  '--risk=1',
  '--dbms=PostgreSQL',
  '--technique=BEUT',
  '--time-sec=3',
  '--ignore-code=*',
  '--flush-session',
  '--disable-coloring',
]

/** A request as a file, which sqlmap reads. A `*` is where it may put something into the path. */
function requestOf({ origin, tokens }: Product, { method, path, query, body }: Operation): string {
  const words = new URLSearchParams(query).toString()
  const lines = [
    `${method} ${path}${words ? `?${words}` : ''} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    `Authorization: Bearer ${/^\/api\/(landing-page|customers)\//.test(path) ? tokens.customer : tokens.staff}`,
    'tenant: noor',
    ...(body === undefined ? [] : ['Content-Type: application/json']),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body === undefined ? '' : JSON.stringify(body)}`
}

/** Runs it. */
export async function runSqlmap(product: Product, operations: readonly Operation[]): Promise<Findings> {
  needProgram('sqlmap')
  const open = operations.filter((one) => one.json && !isHarmful(one) && (Object.keys(one.query).length > 0 || one.body !== undefined))
  const most = Number(process.env.SQLMAP_CALLS ?? open.length)
  const chosen = open.filter((_, place) => Math.floor((place * most) / open.length) !== Math.floor(((place - 1) * most) / open.length))
  const found: string[] = []
  let over = 0
  for (const [place, one] of chosen.entries()) {
    const file = join(product.folder, `request-${place}.txt`)
    writeFileSync(file, requestOf(product, one))
    const said = await runProgram('sqlmap', ['-r', file, '--output-dir', join(product.folder, 'sqlmap'), ...how], patience)
    if (/is vulnerable|injection point\(s\)|appears to be '.*' injectable/.test(said) && !/false positive/.test(said))
      found.push(`${one.method} ${one.path}: ${/Parameter: .*|.*injectable.*/.exec(said)?.[0] ?? 'see sqlmap'}`)
    if (!/all tested parameters|no parameter|heuristic|does not seem|ending @|ended|\[\*\] ending/i.test(said)) over += 1
  }
  return {
    looked: `${chosen.length} of ${open.length} operations with values${over ? `, ${over} without a verdict in ${patience} s` : ''}`,
    found,
  }
}
