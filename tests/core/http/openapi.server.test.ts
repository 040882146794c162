// The API's own description: valid by a public validator, complete, and sufficient to generate a working client. What it holds is tested
// without a server in tests/contract.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../../src/schema/endpoints.ts'
import { momentOf } from '../../../server/core/time/time.ts'
import { operationsOf, type Document } from '../../../server/core/http/openapi/operation.ts'
import { isSecured, operationAt } from '../../contract/document.ts'
import { withRoutes, type Routes } from '../../fuzz/routes.ts'
import { openRunning } from '../server/eachServer.ts'
import { customer } from '../server/people.ts'
import { password } from '../server/tenants.ts'

const root = resolve(import.meta.dirname, '../../..')
describe('the description of the API', () => {
  let opened: Awaited<ReturnType<typeof openRunning>>
  let found: Routes
  let description: Document
  // Inside the project, so that the compiler finds its packages.
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, 'node_modules/.cache/openapi-'))
  const file = join(folder, 'openapi.json')
  beforeAll(async () => {
    ;({ opened, found } = await withRoutes(() => openRunning('embedded')))
    const { body } = await opened.running.app.inject({ url: '/api/openapi.json' })
    description = JSON.parse(body) as Document
    writeFileSync(file, body)
  })
  afterAll(async () => {
    await opened.remove()
    rmSync(folder, { recursive: true })
  })

  // What the last program said.
  let last = ''
  /** Runs an installed program offline; its output when it failed. */
  async function run(program: string, args: string[]): Promise<string> {
    const child = spawn(process.execPath, [join(root, program), ...args], {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
    })
    let said = ''
    child.stdout.on('data', (part: Buffer) => (said += part.toString()))
    child.stderr.on('data', (part: Buffer) => (said += part.toString()))
    const [code] = (await once(child, 'close')) as [number]
    last = said
    return code === 0 ? '' : said
  }

  it('is OpenAPI 3.1 and has every call and every route, each operation under one name', () => {
    expect(description.openapi).toMatch(/^3\.1\./)
    const names = operationsOf(description).map(({ operation }) => operation.operationId)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(calls.map(({ name }) => name)))
    const routes = found.routes.filter(({ hidden }) => !hidden)
    expect(routes.length).toBeGreaterThan(names.length)
    for (const { method, path, name, closed } of routes) {
      const operation = operationAt(description, method, path)
      if (!operation) throw new Error(`${method} ${path} is not described`)
      // One operation stands for those of all resources that have it: its name begins alike.
      const [verb] = name.split('_')
      expect([method, path, operation.operationId]).toEqual([
        method,
        path,
        operation.operationId === name ? name : expect.stringMatching(`^${verb}_`),
      ])
      expect([name, Object.keys(operation.responses)]).toEqual([name, ['200', 'default']])
      expect([name, isSecured(description, operation)]).toEqual([name, closed])
    }
  })

  it('is readable as a page', async () => {
    const page = await opened.running.app.inject({ url: '/api/docs/' })
    expect([page.statusCode, page.body.includes('swagger-ui')]).toEqual([200, true])
  })

  it('passes Redocly’s validator', { timeout: 120_000 }, async () => {
    expect(await run('node_modules/@redocly/cli/bin/cli.js', ['lint', '--extends=spec', file])).toBe('')
  })

  it('is enough for a client to be generated that compiles and knows what is asked and answered', { timeout: 120_000 }, async () => {
    expect(await run('examples/client/generate.mjs', [file, join(folder, 'api.ts')])).toBe('')
    // As a formatter writes it, with short objects on one line.
    const format = join(folder, '.oxfmtrc.json')
    writeFileSync(format, JSON.stringify({ printWidth: 140, objectWrap: 'collapse' }))
    expect(await run('node_modules/oxfmt/bin/oxfmt', ['--config', format, '--with-node-modules', join(folder, 'api.ts')])).toBe('')
    expect(readFileSync(join(folder, 'api.ts'), 'utf8').split('\n').length).toBeLessThan(15_000)
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
    copyFileSync(join(root, 'examples/client/book.ts'), join(folder, 'book.ts'))
    writeFileSync(
      join(folder, 'program.ts'),
      `import type { operations, paths } from './api.ts'
      type Body = NonNullable<paths['/staffs/login']['post']['requestBody']>['content']['application/json']
      export const right: Body = { email: 'a@b.example', password: 'x' }
      // @ts-expect-error a password is asked
      export const wrong: Body = { email: 'a@b.example' }
      type Lead = operations['get_leads']['responses'][200]['content']['application/json']
      export const status: Lead['status'] = 'in-progress'
      // @ts-expect-error no such status
      export const never: Lead['status'] = 'nonsense'
      export const total = (list: operations['list_leads']['responses'][200]['content']['application/json']): number => list.total`,
    )
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          skipLibCheck: false,
          module: 'esnext',
          moduleResolution: 'bundler',
          target: 'es2023',
          allowImportingTsExtensions: true,
          types: ['node'],
        },
        files: ['api.ts', 'program.ts', 'book.ts'],
      }),
    )
    expect(await run('node_modules/typescript/bin/tsc', ['-p', folder])).toBe('')
  })

  it('lets the example sign in, find a customer and book', { timeout: 120_000 }, async () => {
    const { running } = opened
    const origin = await running.app.listen({ port: 0, host: '127.0.0.1' })
    const { mobile } = await customer(running)
    const { email } = running.tenants.noor.staff.Administrator
    const given = [origin, email, password, mobile, momentOf('2026-11-25', '10:00')]
    expect(await run('node_modules/tsx/dist/cli.mjs', [join(folder, 'book.ts'), ...given])).toBe('')
    expect(last).toMatch(/^\S+ is pending; its history has [1-9]\d* line/)
  })
})
