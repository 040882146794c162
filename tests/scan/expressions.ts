// Checks every regular expression of the product for excessive run time on bad input.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { checkSync } from 'recheck'
import type { Findings } from './findings.ts'

const root = join(import.meta.dirname, '../..')
const timeoutMs = 10_000
// Expressions of quadratic run time over short texts; the value says what keeps the text short.
const short: Readonly<Record<string, string>> = {
  '\\s*\\n\\s*': "a field's own text in its writer's browser",
  '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$': "a link's address in its writer's browser",
  '^(?:SR|ر\\.?\\s?س\\.?|﷼)\\s*|\\s*(?:SR|ر\\.?\\s?س\\.?|﷼)$': 'cells of 80 letters at most (numberIn)',
  '^[+-]?(\\d+\\.?\\d*|\\.\\d+)(e[+-]?\\d{1,3})?$': 'cells of 80 letters at most (numberIn)',
  '^([\\d/.-]+)(?:[T,\\s]+(\\S.*))?$': 'cells of 80 letters at most (momentIn)',
  '"[^"]*"|\\[[^\\]]*\\]|\\\\.': 'formats of 255 letters at most (importXlsx)',
  '\\/+$': 'addresses of the environment',
  '=+$': 'a fingerprint that our own SFTP library made',
  '0+$': 'numbers that the server made',
  '\\(([^)]*)\\)': 'our own migrations',
  "^[^()]*(?:\\bdefault (?:'[^']*'|-?[\\w.]+|now\\(\\)|'[^']*'::\\w+))?[^()]*$": 'our own migrations',
  '<script type="module"[^>]* src="\\/assets\\/([\\w-]+)\\.js"': 'the page of our own build',
  '[\\\\/]assets[\\\\/][^\\\\/]*-[\\w-]{8,}\\.\\w+(\\.br|\\.gz)?$': 'paths of our own build',
  '.*\\/': 'addresses of the simulator of a demo',
}

interface Found {
  pattern: string
  flags: string
  file: string
}

function expressionsBelow(folder: string): Found[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((name) => {
      const file = join(folder, name)
      const found: Found[] = []
      JSON.stringify(parseSync(file, readFileSync(join(root, file), 'utf8')).program, (_key, value: unknown) => {
        const regex = (value as { regex?: { pattern: string; flags: string } } | null)?.regex
        if (regex?.pattern) found.push({ ...regex, file })
        return typeof value === 'bigint' ? String(value) : value
      })
      return found
    })
}

/** Checks all of them. Exponential run time is never accepted; quadratic only where the text is known to be short. */
export function checkExpressions(): Findings {
  const all = new Map(['src', 'server'].flatMap(expressionsBelow).map((one) => [`/${one.pattern}/${one.flags}`, one]))
  const found: string[] = []
  const unsure: string[] = []
  for (const { pattern, flags, file } of all.values()) {
    const details = checkSync(pattern, flags.replace('v', 'u'), { timeout: timeoutMs })
    if (details.status === 'unknown') unsure.push(file)
    if (details.status === 'vulnerable' && (details.complexity.type !== 'polynomial' || !(pattern in short)))
      found.push(`${file}: /${pattern}/${flags} is ${details.complexity.summary}`)
  }
  return {
    looked: `${all.size} expressions${unsure.length ? `, without a verdict in ${timeoutMs / 1000} s: ${unsure.join(', ')}` : ''}`,
    found,
  }
}
