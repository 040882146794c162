// `node examples/client/generate.mjs <openapi.json or its address> <file>`: the types of the API for TypeScript, made by openapi-typescript,
// without the examples, and without its members that say only that something is not there.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const [source = 'http://localhost:3000/api/openapi.json', target = 'api.ts'] = process.argv.slice(2)
const tool = createRequire(join(import.meta.dirname, '../../tests/clientGenerator/package.json'))
const { default: openapiTS, astToString } = tool('openapi-typescript')

const text = source.startsWith('http') ? await (await fetch(source)).text() : readFileSync(source, 'utf8')
const types = astToString(
  await openapiTS(JSON.parse(text, (_name, value) => (value?.schema && value.example ? { ...value, example: undefined } : value))),
)
writeFileSync(target, types.replaceAll(/^\s*\w+\?: never;\n/gm, ''))
