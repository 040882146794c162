// The API's own description: valid by a public validator, complete, and sufficient to generate a working client.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../../src/schema/endpoints.ts'
import { resources } from '../../../src/schema/resources.ts'
import { openTestEngine, type TestEngine } from '../server/engines.ts'
import { openTestServer, type TestServer } from '../server/testServer.ts'

const root = resolve(import.meta.dirname, '../../..')
interface Operation {
  operationId: string
  security?: unknown[]
  responses: Record<string, unknown>
}
interface Description {
  openapi: string
  paths: Record<string, Record<string, Operation>>
}

describe('the description of the API', () => {
  let test: TestEngine
  let services: TestServer
  let description: Description
  // Inside the project, so that the compiler finds its packages.
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, 'node_modules/.cache/openapi-'))
  const file = join(folder, 'openapi.json')
  beforeAll(async () => {
    test = await openTestEngine('embedded')
    services = await openTestServer(test.engine)
    const { body } = await services.app.inject({ url: '/api/openapi.json' })
    description = JSON.parse(body) as Description
    writeFileSync(file, body)
  })
  afterAll(async () => {
    await services.app.close()
    await test.remove()
    rmSync(folder, { recursive: true })
  })

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
    return code === 0 ? '' : said
  }

  it('is OpenAPI 3.1 and has every call and every route of every resource, each under one name', () => {
    expect(description.openapi).toMatch(/^3\.1\./)
    const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) => ({ path, method, ...one })),
    )
    const names = operations.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(calls.map(({ name }) => name)))
    for (const [name, { readOnly, softDelete, status }] of Object.entries(
      resources as Record<string, { readOnly?: boolean; softDelete?: boolean; status?: unknown }>,
    )) {
      const verbs = [
        'list',
        'get',
        ...(readOnly ? [] : ['create', 'update', 'delete']),
        ...(softDelete ? ['restore'] : []),
        ...(status ? ['move'] : []),
      ]
      expect(names).toEqual(expect.arrayContaining(verbs.map((verb) => `${verb}_${name}`)))
    }
    for (const { operationId, responses, path, method } of operations) {
      expect([operationId, Object.keys(responses)]).toEqual([operationId, expect.arrayContaining(['200', '4XX', '5XX'])])
      const call = calls.find(({ name }) => name === operationId)
      if (call) expect([call.path, call.method.toLowerCase()]).toEqual([path, method])
    }
  })

  it('says which calls need a token', () => {
    // The estimate takes the link's token instead.
    const open = ['estimateDocumentByLink', ...calls.filter(({ audience }) => audience === 'anyone').map(({ name }) => name as string)]
    for (const one of Object.values(description.paths).flatMap((methods) => Object.values(methods))) {
      expect([one.operationId, (one.security ?? []).length]).toEqual([one.operationId, open.includes(one.operationId) ? 0 : 1])
    }
  })

  it('is readable as a page', async () => {
    const page = await services.app.inject({ url: '/api/docs/' })
    expect([page.statusCode, page.body.includes('swagger-ui')]).toEqual([200, true])
  })

  it('passes Redocly’s validator', { timeout: 120_000 }, async () => {
    expect(await run('node_modules/@redocly/cli/bin/cli.js', ['lint', '--extends=spec', file])).toBe('')
  })

  it('is enough for a client to be generated that compiles and knows what is asked and answered', { timeout: 120_000 }, async () => {
    expect(
      await run('tests/clientGenerator/node_modules/openapi-typescript/bin/cli.js', [file, '--output', join(folder, 'client.ts')]),
    ).toBe('')
    writeFileSync(
      join(folder, 'program.ts'),
      `import type { operations, paths } from './client.ts'
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
          types: [],
        },
        files: ['client.ts', 'program.ts'],
      }),
    )
    expect(await run('node_modules/typescript/bin/tsc', ['-p', folder])).toBe('')
  })
})
