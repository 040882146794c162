// For the pages' build: writes the method and path of each call into the module that makes it, instead of loading the call with the shapes of
// all that it takes and answers. So a page carries the paths of its own calls and nothing else, and none that it makes can be missing.
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { Plugin } from 'vite'

const callsFile = /\/schema\/\w+\/calls\.ts$/
const pageModule = /\/src\/(?!schema\/).*\.tsx?$/

/** The calls of a file by name, each as the source of `{ method, path }`. Throws for one that is not written as plain text. */
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
        // Of a call only these two are in a page.
        const other = new RegExp(`(?<![\\w.'"/-])${localName.value}\\.(?!method\\b|path\\b)\\w+`).exec(code)
        if (other) throw new Error(`${file}: ${other[0]} is not in a page. Shapes stand in files of their own.`)
        return `const ${localName.value} = ${call}`
      })
      // On as many lines as before, so that what follows stays where it is.
      const lines = code.slice(start, end).replace(/[^\n]/g, '')
      written = `${written.slice(0, start)}${constants.join('; ')};${lines}${written.slice(end)}`
    }
    return written === code ? undefined : { code: written, map: null }
  },
})
