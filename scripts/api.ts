// `npm run api`: writes docs/api/openapi.json, the description of the API that clients were given last, against which a test compares the
// present one. Refuses while the changelog does not name what breaks them.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '../server/app.ts'
import { readEnv } from '../server/core/env.ts'
import { openRateLimits } from '../server/core/http/rateLimits.ts'
import type { Document } from '../server/core/http/openapi/operation.ts'
import type { Services } from '../server/core/services.ts'
import { loadTexts } from '../server/core/texts.ts'
import { compareApis } from '../tests/contract/compare.ts'

const folder = join(import.meta.dirname, '../docs/api')
const file = join(folder, 'openapi.json')

/** The description that clients were given last. */
export const readReleased = (): Document => JSON.parse(readFileSync(file, 'utf8')) as Document
/** The text of the changelog. */
export const readChangelog = (): string => readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')

/** The present description as served, and its text, of an app without a database: routes are all that it needs. */
export async function describeApi(): Promise<{ document: Document; text: string }> {
  const env = readEnv({ DEMO: '0', LOG_LEVEL: 'silent', DATA_DIR: '/nowhere' })
  const engine = { kind: 'embedded', listen: () => Promise.resolve() } as unknown as Services['engine']
  const services = { env, engine, texts: loadTexts(), rateLimits: openRateLimits(engine), now: () => new Date() } as unknown as Services
  const app = await buildApp(services)
  const { body } = await app.inject({ url: '/api/openapi.json' })
  await app.close()
  return { document: JSON.parse(body) as Document, text: body }
}

/** The section of a version in the changelog. */
export const sectionOf = (changelog: string, version: string): string =>
  changelog.split(/^## /m).find((section) => section.startsWith(`${version}\n`)) ?? ''

/** What breaks clients of `before` and is not named in the changelog's section of the present version. */
export function unnamedBreaks(before: Document, after: Document, changelog: string): string[] {
  const said = before.info.version === after.info.version ? '' : sectionOf(changelog, after.info.version)
  return compareApis(before, after)
    .filter(({ breaking, text }) => breaking && !said.includes(`- ${text}\n`))
    .map(({ text }) => text)
}

/** The document with what clients depend on alone, an operation or component a line, so that a diff shows what changed. */
function referenceText({ openapi, info, security, paths, components }: Document): string {
  const bare = (key: string, value: unknown): unknown => {
    // The names of properties are not keywords.
    if (typeof value !== 'object' || value === null || Array.isArray(value) || key === 'properties') return value
    const { summary: _summary, tags: _tags, examples: _examples, example: _example, ...rest } = value as Record<string, unknown>
    return typeof rest['description'] === 'string' && !('content' in rest) ? { ...rest, description: undefined } : rest
  }
  const lines = (held: object) => Object.entries(held).map(([name, one]) => `${JSON.stringify(name)}: ${JSON.stringify(one, bare)}`)
  const block = (held: object, indent: string) => `{\n${indent}${lines(held).join(`,\n${indent}`)}\n}`
  const kinds = Object.entries(components).map(([kind, held]) => `${JSON.stringify(kind)}: ${block(held as object, '  ')}`)
  const head = `"openapi": "${openapi}",\n"info": ${JSON.stringify({ title: info.title, version: info.version })},\n"security": ${JSON.stringify(security)}`
  return `{\n${head},\n"paths": ${block(paths, '  ')},\n"components": {\n${kinds.join(',\n')}\n}\n}\n`
}

if (process.argv[1] === import.meta.filename) {
  const { document } = await describeApi()
  const unnamed = unnamedBreaks(readReleased(), document, readChangelog())
  if (unnamed.length > 0) {
    console.error(`Raise the version (server/core/http/openapi/version.ts) and name in its section of docs/api/CHANGELOG.md:\n`)
    for (const text of unnamed) console.error(`- ${text}`)
    process.exitCode = 1
  } else writeFileSync(file, referenceText(document))
}
