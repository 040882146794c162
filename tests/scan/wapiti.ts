// wapiti against the pages and the GET calls.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Findings } from './findings.ts'
import { isHarmful, type Operation } from './operations.ts'
import type { Product } from './product.ts'
import { needProgram, runProgram } from './tool.ts'

// Without modules that need a callback server of wapiti's makers (ssrf, xxe, log4shell), and without brute force.
const modules =
  process.env.WAPITI_MODULES ??
  'backup,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,blindsql,xss'
const crawling = 3 * 60
// For each module, in seconds; unfinished ones are reported.
const attacking = Number(process.env.WAPITI_MINUTES ?? 5) * 60
const pages = [
  '/',
  '/home/dashboard',
  '/english/home/search?tenantId=noor',
  '/arabic/home/book-service?tenantId=noor',
  '/l/noor/code',
  '/o/noor/code',
  '/s/noor/code',
  '/manifest.webmanifest?tenantId=noor&language=arabic',
]
// Findings on every page that are intended: the page's own code repeats this cookie in a header; and the header is 0, as OWASP
// recommends, because the filter of old browsers that it would switch on can itself be abused.
const meant = [/HttpOnly flag is not set in the cookie : __Host-XSRF-TOKEN/, /X-XSS-Protection is not set/]

interface Report {
  vulnerabilities: Record<string, { method: string; path: string; info: string; parameter?: string }[]>
  anomalies: Record<string, { method: string; path: string; info: string }[]>
  infos?: { crawled_pages_nbr?: number }
}

// Unknown paths show a page too (specification, section 2), so that a file of any name seems to exist.
async function isAnyPage(address: string): Promise<boolean> {
  const [found, any] = await Promise.all(
    [address, new URL('no-such-page', address).href].map(async (one) => (await fetch(one, { redirect: 'manual' })).text()),
  )
  return found === any
}

/** Runs it. */
export async function runWapiti(product: Product, operations: readonly Operation[]): Promise<Findings> {
  needProgram('wapiti')
  const { origin, tokens, folder } = product
  // The stream of events never ends, so it is no start address; `-x` would make Debian's wapiti 3.0.4 fail.
  const read = operations.filter((one) => one.method === 'GET' && !isHarmful(one))
  const starts = [...pages, ...read.map(({ path, query }) => `${path}?${new URLSearchParams(query).toString()}`)]
  const report = join(folder, 'wapiti.json')
  const args = ['-u', `${origin}/`, ...starts.flatMap((one) => ['-s', origin + one])]
  args.push('-m', modules, '--scope', 'folder', '-f', 'json', '-o', report, '--flush-session', '--no-bugreport', '--store-session', folder)
  args.push(
    '-H',
    `Authorization: Bearer ${tokens.staff}`,
    '-H',
    'tenant: noor',
    '--max-scan-time',
    String(crawling),
    '--max-attack-time',
    String(attacking),
    '-t',
    '30',
    '-v',
    '0',
  )
  const said = await runProgram('wapiti', args, crawling + modules.split(',').length * (attacking + 60))
  const unfinished = [...said.matchAll(/Max attack time was reached for module (\w+)/g)].map(([, module]) => module)
  let details: Report
  try {
    details = JSON.parse(readFileSync(report, 'utf8')) as Report
  } catch {
    return { looked: 'nothing', found: [`wapiti left no report: ${said.slice(-400)}`] }
  }
  const named = [...Object.entries(details.vulnerabilities), ...Object.entries(details.anomalies)].flatMap(([kind, all]) =>
    all.filter(({ info }) => !meant.some((one) => one.test(info))).map((one) => ({ kind, ...one })),
  )
  const found: string[] = []
  for (const { kind, method, path, info } of named)
    if (kind !== 'Backup file' || !(await isAnyPage(origin + path))) found.push(`${kind}: ${method} ${path}: ${info}`)
  const looked = `${starts.length} addresses to begin with, modules ${modules}`
  const short = unfinished.length > 0 ? `; not finished within ${attacking} s: ${unfinished.join(', ')}` : ''
  return { looked: looked + short, found: [...new Set(found)] }
}
