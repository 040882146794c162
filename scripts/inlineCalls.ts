// A plugin of the pages' build: replaces each imported call by its method and path, instead of bundling the call with its zod schemas. So a
// page contains only the paths of its own calls.
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { Plugin } from 'vite'

const callsFile = /\/schema\/\w+\/calls\.ts$/
const pageModule = /\/src\/(?!schema\/).*\.tsx?$/

/** The calls of a file by name, each as the source of `{ method, path }`. Throws for one whose values are not literals. */
function readCalls(file: string): Map<string, string> {
  const calls = new Map<string, string>()
  for (const statement of parseSync(file, readFileSync(file, 'utf8')).program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declaration.declarations) {
      const given = init?.type === 'CallExpression' ? init.arguments[0] : undefined
      if (id.type !== 'Identifier' || given?.type !== 'ObjectExpression') continue
      const text = (name: string): string => {
        for (const property of given.properties)
          if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name)
            if (property.value.type === 'Literal' && typeof property.value.value === 'string') return JSON.stringify(property.value.value)
        throw new Error(`${file}: the ${name} of ${id.name} is no plain text.`)
      }
      calls.set(id.name, `{ method: ${text('method')}, path: ${text('path')} }`)
    }
  }
  return calls
}

/** The plugin. */
export const inlineCalls = (): Plugin => ({
  name: 'inline-calls',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?')
    if (!pageModule.test(file) || !code.includes('/calls.ts')) return undefined
    let written = code
    for (const { moduleRequest, entries, start, end } of parseSync(file, code).module.staticImports.toReversed()) {
      const values = entries.filter(({ isType }) => !isType)
      if (!callsFile.test(moduleRequest.value) || values.length === 0) continue
      const source = resolve(dirname(file), moduleRequest.value)
      this.addWatchFile(source)
      const calls = readCalls(source)
      const constants = values.map(({ importName, localName }) => {
        const call = calls.get(importName.name ?? '')
        if (!call) throw new Error(`${file}: ${importName.name} of ${moduleRequest.value} is no call. Shapes stand in files of their own.`)
        // Only these two properties of a call exist in a page.
        const other = new RegExp(`(?<![\\w.'"/-])${localName.value}\\.(?!method\\b|path\\b)\\w+`).exec(code)
        if (other) throw new Error(`${file}: ${other[0]} is not in a page. Shapes stand in files of their own.`)
        return `const ${localName.value} = ${call}`
      })
      // Keeps the number of lines, so that later lines keep their numbers.
      const lines = code.slice(start, end).replace(/[^\n]/g, '')
      written = `${written.slice(0, start)}${constants.join('; ')};${lines}${written.slice(end)}`
    }
    return written === code ? undefined : { code: written, map: null }
  },
})
