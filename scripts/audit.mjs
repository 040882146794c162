// Queries the registry for known vulnerabilities in the product's dependencies. A severe one fails; an unreachable registry is reported
// but fails nothing.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const timeoutMs = 90_000
const grave = ['high', 'critical']

/** The result of `npm audit --json`: names and reasons, or that there was no answer. */
export function readAudit(text) {
  let report
  try {
    report = JSON.parse(text)
  } catch {
    return { answered: false, why: 'no answer' }
  }
  if (!report.vulnerabilities) return { answered: false, why: report.message ?? 'an answer without findings' }
  const all = Object.values(report.vulnerabilities)
  const why = ({ name, severity, via }) =>
    `${name} (${severity}): ${via.map((one) => (typeof one === 'string' ? one : `${one.title} ${one.url}`)).join('; ')}`
  return { answered: true, grave: all.filter(({ severity }) => grave.includes(severity)).map(why), other: all.length }
}

/** Runs the audit; false when a severe vulnerability is known. */
export function auditPackages() {
  const root = join(import.meta.dirname, '..')
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8', timeout: timeoutMs })
  const details = readAudit(stdout ?? '')
  if (!details.answered) {
    console.warn(`NOT CHECKED: the registry did not tell of known holes in packages (${details.why}). Run "npm run audit" where it does.`)
    return true
  }
  for (const line of details.grave) console.error(line)
  console.log(`${details.grave.length} grave, ${details.other} in all.`)
  return details.grave.length === 0
}

if (process.argv[1] === import.meta.filename) process.exitCode = auditPackages() ? 0 : 1
