// The description of the API as tools read it: what breaks clients is named, everything has a name, and it is small.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeApi, readChangelog, readReleased, sectionOf, unnamedBreaks } from '../../scripts/api.ts'
import { features } from '../../server/core/http/openapi/features.ts'
import { rowName } from '../../server/core/http/openapi/names.ts'
import { operationsOf, type Document } from '../../server/core/http/openapi/operation.ts'
import { version } from '../../server/core/http/openapi/version.ts'
import { calls } from '../../src/schema/endpoints.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { compareApis } from './compare.ts'
import { operationAt, parametersOf, resolved } from './document.ts'

let document: Document
let text: string
beforeAll(async () => {
  ;({ document, text } = await describeApi())
}, 120_000)

// Milliseconds, on a busy machine: documents of 700 kB are copied and compared.
const timeout = 60_000

describe('a client of the version before', { timeout }, () => {
  it('meets no break that the changelog does not name', () => {
    expect(unnamedBreaks(readReleased(), document, readChangelog())).toEqual([])
    expect(sectionOf(readChangelog(), version)).not.toBe('')
    expect(/^## (.+)$/m.exec(readChangelog())?.[1]).toBe(version)
  })

  // Each takes a part of a copy of the document away, or asks more.
  type Change = (copy: Document) => unknown
  const schemas = (copy: Document) => copy.components.schemas
  const breaks: [string, string, Change][] = [
    ['an operation', 'POST /staffs/login is gone', ({ paths }) => delete paths['/staffs/login']],
    [
      'the name of an operation',
      'POST /staffs/login: login is called signIn',
      ({ paths }) => Object.assign(paths['/staffs/login']?.['post'] ?? {}, { operationId: 'signIn' }),
    ],
    ['a component', 'LeadStatus: gone from the components', (copy) => delete schemas(copy)['LeadStatus']],
    ['a word of a list', 'LeadStatus: no longer has the word closed', (copy) => schemas(copy)['LeadStatus']?.enum?.splice(3, 1)],
    ['a field of an answer', 'Error: no longer has code', (copy) => delete schemas(copy)['Error']?.properties?.['code']],
    ['a field of a body', 'LoginBody: no longer has requestId', (copy) => delete schemas(copy)['LoginBody']?.properties?.['requestId']],
    ['a field that is needed now', 'LoginBody: needs code', (copy) => schemas(copy)['LoginBody']?.required?.push('code')],
    ['a field that may be missing now', 'Error: may lack code', (copy) => schemas(copy)['Error']?.required?.pop()],
    [
      'a shorter limit',
      'LoginBody.password: maxLength is 3 instead of 15',
      (copy) => Object.assign(schemas(copy)['LoginBody']?.properties?.['password'] ?? {}, { maxLength: 3 }),
    ],
    [
      'another type',
      'Error.message: string became integer',
      (copy) => Object.assign(schemas(copy)['Error']?.properties ?? {}, { message: { type: 'integer' } }),
    ],
    [
      'an answer that may be nothing now',
      'Error.message: may be null',
      (copy) => Object.assign(schemas(copy)['Error']?.properties ?? {}, { message: { type: ['string', 'null'] } }),
    ],
    [
      'a parameter that is needed now',
      'GET /leads: needs the parameter q',
      ({ components }) => Object.assign(components.parameters?.['q'] ?? {}, { required: true }),
    ],
    ['a filter', 'LeadFilter: no longer has mobile', (copy) => delete schemas(copy)['LeadFilter']?.properties?.['mobile']],
    ['a token', 'POST /staffs/login: needs a token', ({ paths }) => delete paths['/staffs/login']?.['post']?.security],
  ]
  it.each(breaks)('learns that %s changed', (_what, said, change) => {
    const copy = structuredClone(document)
    change(copy)
    expect(
      compareApis(document, copy)
        .filter(({ breaking }) => breaking)
        .map((one) => one.text),
    ).toContain(said)
  })

  it('is not troubled by what is added', () => {
    const copy = structuredClone(document)
    const { Error: error, LoginBody: body, LeadStatus: words } = schemas(copy)
    Object.assign(error?.properties ?? {}, { further: { type: 'string' } })
    Object.assign(body?.properties ?? {}, { further: { type: 'string' } })
    words?.enum?.push('asleep')
    copy.paths['/further'] = structuredClone(document.paths['/staffs/login'] ?? {})
    const found = compareApis(document, copy)
    expect(found.filter(({ breaking }) => breaking)).toEqual([])
    expect(found.map((one) => one.text)).toEqual(
      expect.arrayContaining(['Error: has further', 'LoginBody: has further', 'LeadStatus: has the word asleep', 'POST /further is new']),
    )
    expect(compareApis(document, document)).toEqual([])
  })

  it('is asked for a new version where something breaks', () => {
    const copy = structuredClone(document)
    delete copy.paths['/staffs/login']
    const changelog = `## 9.0.0\n\n- POST /staffs/login is gone\n`
    expect(unnamedBreaks(document, copy, changelog)).toContain('POST /staffs/login is gone')
    copy.info.version = '9.0.0'
    expect(unnamedBreaks(document, copy, changelog)).not.toContain('POST /staffs/login is gone')
  })
})

describe('the description', { timeout }, () => {
  it('weighs at most 700 kB', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(700_000)
  })

  it('names the row, the list, and the bodies of each resource, and uses the names', () => {
    for (const name of Object.keys(resources) as ResourceName[]) {
      const row = rowName(name)
      const { path } = resources[name]
      const answer = (method: string, at: string) => JSON.stringify(operationAt(document, method, at)?.responses['200'])
      expect([name, Object.keys(document.components.schemas)]).toEqual([name, expect.arrayContaining([row, `${row}List`])])
      expect([name, answer('get', `/${path}`)]).toEqual([name, expect.stringContaining(`/${row}List"`)])
      if (!('childOf' in resources[name]))
        expect([name, answer('get', `/${path}/{id}`)]).toEqual([name, expect.stringContaining(`/${row}"`)])
      for (const [method, at, word] of [
        ['post', `/${path}`, 'Create'],
        ['put', `/${path}/{id}`, 'Update'],
      ] as const) {
        const body = operationAt(document, method, at)?.requestBody
        if (body) expect([name, JSON.stringify(body)]).toEqual([name, expect.stringContaining(`/${row}${word}"`)])
      }
    }
    for (const { operation } of operationsOf(document))
      expect([operation.operationId, operation.responses['default']]).toEqual([
        operation.operationId,
        { $ref: '#/components/responses/Error' },
      ])
  })

  it('has a body wherever one is taken, and the headers that are read as parameters', () => {
    for (const { name, method, path, audience, ...call } of calls) {
      const operation = operationAt(document, method, path)
      if (!operation) throw new Error(`${name} is not described`)
      if (method === 'POST' || method === 'PUT' || method === 'PATCH')
        expect([name, operation.requestBody]).toEqual([name, expect.anything()])
      const names = parametersOf(document, operation).map((one) => one.name)
      expect([name, names.includes('accept-language')]).toEqual([name, true])
      expect([name, names.includes('tenant')]).toEqual([name, audience === 'anyone'])
      expect([name, names.includes('idempotency-key')]).toEqual([name, call.idempotent === true])
      expect([name, names.includes('x-altcha')]).toEqual([name, call.proofOfWork === true])
    }
    const upload = operationAt(document, 'POST', '/leads/import/file')
    expect(upload?.requestBody && Object.keys(resolved(document, upload.requestBody).content ?? {})).toContain('text/csv')
    expect(
      parametersOf(document, operationAt(document, 'GET', '/staffs/live') ?? { operationId: '', tags: [], responses: {} }),
    ).toContainEqual(expect.objectContaining({ name: 'last-event-id', in: 'header' }))
  })

  it('groups every operation by the feature that its schema stands with', () => {
    const known = (document.tags ?? []).map(({ name }) => name)
    for (const { operation } of operationsOf(document)) expect(known).toContain(operation.tags.join())
    const listed = Object.entries(features).flatMap(([feature, { resources: names }]) => names.map((name) => ({ feature, name })))
    expect(listed.map(({ name }) => name).toSorted()).toEqual(Object.keys(resources).toSorted())
    const folder = join(import.meta.dirname, '../../src/schema')
    const texts = (feature: string) =>
      readdirSync(join(folder, feature), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(join(folder, feature, file), 'utf8'))
        .join('\n')
    for (const { feature, name } of listed) expect([name, texts(feature).includes(`export const ${name} = `)]).toEqual([name, true])
  })

  it('has examples that fit', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema({ $id: 'api', components: document.components })
    const examples = operationsOf(document).flatMap(({ operation: { operationId, requestBody } }) => {
      const { content = {} } = requestBody ? resolved(document, requestBody) : {}
      const { schema, example: value } = content['application/json'] ?? {}
      return value === undefined ? [] : [{ operationId, value, schema }]
    })
    expect(examples.length).toBeGreaterThan(80)
    for (const { operationId, value, schema } of examples) {
      const fits = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as object)
      expect([operationId, fits(value) || ajv.errorsText(fits.errors), value]).toEqual([operationId, true, value])
    }
  })
})
