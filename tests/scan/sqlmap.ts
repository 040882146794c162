// sqlmap against every operation that takes words: each value of its address and its body is tried.
import { PGlite } from '@electric-sql/pglite'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Findings } from './findings.ts'
import { isHarmful, tokenFor, type Operation } from './operations.ts'
import type { Product } from './product.ts'
import { needProgram, runProgram } from './tool.ts'

const timeoutMs = 240
// Errors never contain SQL details, so sqlmap compares answers (B) and times (T) only. `--smart` would skip everything, and without
// `--ignore-stdin` it scans nothing.
const how = [
  '--batch',
  '--ignore-stdin',
  '--level=1',
  '--risk=1',
  '--dbms=PostgreSQL',
  '--technique=BT',
  '--time-sec=2',
  '--ignore-code=*',
  '--flush-session',
  '--disable-coloring',
]
const lanes = 2

/** A request as a file, which sqlmap reads. A `*` marks a place in the path that it may change. */
function requestOf(product: Product, operation: Operation): string {
  const { method, path, query, body } = operation
  const words = new URLSearchParams(query).toString()
  const lines = [
    `${method} ${path}${words ? `?${words}` : ''} HTTP/1.1`,
    `Host: ${new URL(product.origin).host}`,
    `Authorization: Bearer ${tokenFor(product, operation)}`,
    'tenant: noor',
    ...(body === undefined ? [] : ['Content-Type: application/json']),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body === undefined ? '' : JSON.stringify(body)}`
}

interface Received {
  hole: string | undefined
  verdict: boolean
}

async function attack(file: string, output: string): Promise<Received> {
  const said = await runProgram('sqlmap', ['-r', file, '--output-dir', output, ...how], timeoutMs)
  const hole = /injection point\(s\)/.test(said) ? (/Parameter: .*/.exec(said)?.[0] ?? 'see sqlmap') : undefined
  return { hole, verdict: hole !== undefined || /all tested parameters do not appear/.test(said) }
}

/** Checks that sqlmap finds an injection: a handler that puts its input into its SQL and shows no error. */
async function seesHoles(folder: string): Promise<boolean> {
  const database = await PGlite.create()
  const server = createServer((request, answer) => {
    void (async () => {
      const { name } = JSON.parse(Buffer.concat(await request.toArray()).toString()) as { name: string }
      const rows = await database.query(`select 1 as one where 'text' = '${name}'`).then(
        (result) => result.rows,
        () => null,
      )
      answer.writeHead(rows ? 200 : 400, { 'content-type': 'application/json' }).end(JSON.stringify({ data: rows ?? [] }))
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const file = join(folder, 'control.txt')
  writeFileSync(file, `POST / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n\r\n{"name":"text"}`)
  const { hole } = await attack(file, join(folder, 'control'))
  server.closeAllConnections()
  server.close()
  await database.close()
  return hole !== undefined
}

/** Runs it, first against that vulnerable handler. */
export async function runSqlmap(product: Product, operations: readonly Operation[]): Promise<Findings> {
  needProgram('sqlmap')
  const { folder } = product
  if (!(await seesHoles(folder))) return { looked: 'nothing', found: ['sqlmap did not find the hole that was made for it'] }
  const hasValues = ({ query, body }: Operation) => Object.keys({ ...query, ...(body as object | undefined) }).length > 0
  const open = operations.filter((one) => one.json && !isHarmful(one) && hasValues(one))
  const limit = Number(process.env.SQLMAP_CALLS ?? open.length)
  const chosen = open.filter((_, place) => Math.floor((place * limit) / open.length) !== Math.floor(((place - 1) * limit) / open.length))
  const found: string[] = []
  const late: string[] = []
  const rest = chosen.entries()
  const lane = async () => {
    for (const [place, one] of rest) {
      const file = join(folder, `request-${place}.txt`)
      writeFileSync(file, requestOf(product, one))
      const { hole, verdict } = await attack(file, join(folder, `sqlmap-${place}`))
      if (hole) found.push(`${one.method} ${one.path}: ${hole}`)
      if (!verdict) late.push(one.name)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  const short = late.length > 0 ? `; ${late.length} without a verdict in ${timeoutMs} s: ${late.join(', ')}` : ''
  return { looked: `${chosen.length} of ${open.length} operations with values${short}`, found }
}
