// The text keys in the sources: literals, and templates with a variable part.
import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

/** A key, or a pattern of keys, and the file that names it. */
export interface NamedText {
  file: string
  key: string | RegExp
}

const sections = /^(app|landing|admin|calling|resources|enumerations|validation|errors|messages)\./
const literal = /^[a-z]+(\.[A-Za-z0-9-]+)+$/

/** Every key named by a file below src or server. */
export function textsInCode(): NamedText[] {
  const sources = ['src', 'server'].flatMap((layer) =>
    readdirSync(layer, { recursive: true, encoding: 'utf8' }).map((file) => `${layer}/${file}`),
  )
  return sources
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const { program } = parseSync(file, readFileSync(file, 'utf8'))
      return [...keysBelow(program)].map((key) => ({ file, key }))
    })
}

function* keysBelow(node: unknown): Generator<string | RegExp> {
  if (typeof node !== 'object' || node === null) return
  if (isTemplate(node)) {
    const parts = node.quasis.map(({ value }) => value.raw)
    if (sections.test(parts[0] ?? '') && parts.length > 1) yield new RegExp(`^${parts.map(escape).join('.+')}$`)
    else if (parts.length === 1 && isKey(parts[0])) yield parts[0]
  }
  if ('type' in node && node.type === 'Literal' && 'value' in node && isKey(node.value)) yield node.value
  for (const child of Object.values(node)) yield* keysBelow(child)
}

const isKey = (value: unknown): value is string => typeof value === 'string' && sections.test(value) && literal.test(value)
const escape = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const isTemplate = (node: object): node is { quasis: { value: { raw: string } }[] } => 'type' in node && node.type === 'TemplateLiteral'
