// `npm run bench:lighthouse`: Lighthouse on a phone for the first page of each landing flow, in Arabic; the search page in English too.
// Prints the four scores, their times, and the bytes before the first paint. Fails when accessibility, best practices or SEO is under
// 100, or performance under 99 in the best of BENCH_ROUNDS (6) runs. BENCH_PAGES: only those pages. npm fetches Lighthouse for it: with its
// 170 packages it was a fifth of every install.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { pages as routes } from '../../src/landing/core/routes.ts'
import { provideBrowser } from '../provide/browser.ts'
import { openDemoSite } from './demoSite.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 6)
const wanted = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
const categories = Object.keys(wanted) as (keyof typeof wanted)[]
const debugPort = Number(process.env.BENCH_DEBUG_PORT ?? 9333)

const { origin, close } = await openDemoSite()
const launch = provideBrowser()
const flags = ['--output=json', '--quiet', `--port=${debugPort}`, `--only-categories=${categories.join()}`, '--form-factor=mobile']
/** What is read of its report. */
interface Report {
  audits: Record<string, { numericValue?: number; score: number | null; scoreDisplayMode: string; id: string; displayValue?: string }>
  categories: Record<string, { score: number | null }>
  environment: { benchmarkIndex: number }
}
async function run(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)('npx', ['--yes', 'lighthouse@12.8.2', url, ...flags], { maxBuffer: 100_000_000 })
  return JSON.parse(stdout) as Report
}

/** One load with an empty cache: scores (0 to 100), the times (ms) and bytes behind them, and failed audits. */
async function look(url: string) {
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), `--remote-debugging-port=${debugPort}`] })
  const { audits, categories: judged, environment } = await run(url).finally(() => browser.close())
  const figure = (name: string) => Math.round(audits[name]?.numericValue ?? Number.NaN)
  const found = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
  )
  return {
    scores: Object.fromEntries(categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)])) as Record<string, number>,
    times: `first paint ${figure('first-contentful-paint')}, largest ${figure('largest-contentful-paint')}, blocked ${figure('total-blocking-time')} ms, shift ${(audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)}, ${Math.round(figure('total-byte-weight') / 1000)} kB, machine ${environment.benchmarkIndex}`,
    found: found.map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id)),
  }
}

const isGood = ({ scores }: Awaited<ReturnType<typeof look>>): boolean => categories.every((name) => (scores[name] ?? 0) >= wanted[name])
let failed = false
const only = process.env.BENCH_PAGES?.split(',')
const visits = [['english', 'search'] as const, ...routes.map((page) => ['arabic', page] as const)].filter(
  ([, page]) => !only || only.includes(page),
)
for (const [language, page] of visits) {
  const looks: Awaited<ReturnType<typeof look>>[] = []
  while (looks.length < rounds && !looks.some(isGood)) looks.push(await look(`${origin}/${language}/home/${page}?tenantId=noor`))
  const best =
    looks.find(isGood) ?? looks.toSorted((one, other) => (other.scores['performance'] ?? 0) - (one.scores['performance'] ?? 0))[0]
  if (!best) continue
  console.log(`${language} ${page.padEnd(22)} ${categories.map((name) => `${name} ${best.scores[name]}`).join(' · ')} · ${best.times}`)
  if (best.found.length > 0) console.log(`  ${best.found.join(', ')}`)
  if (!isGood(best)) failed = true
}
await close()
if (failed) process.exitCode = 1
