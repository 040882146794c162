// The source tree as recipes edit it: places are found by parsing, not by line numbers, and nothing is written before all of them were
// found.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** An error that the person who runs a recipe must correct. */
export class RecipeError extends Error {}

const wrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression']
const unwrapped = (node) => (node && wrappers.includes(node.type) ? unwrapped(node.expression) : node)
/** The variables that a module declares at its top, by name. */
function declaredIn(program) {
  const statements = program.body.map((one) => (one.type === 'ExportNamedDeclaration' && one.declaration ? one.declaration : one))
  const declarators = statements.flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : []))
  return new Map(declarators.filter(({ id }) => id.type === 'Identifier').map(({ id, init }) => [id.name, init]))
}
/** The list that an expression is or contains: an object, an array, or the arguments of a call without a single one of these. */
function listOf(given) {
  const node = unwrapped(given)
  if (node?.type !== 'CallExpression') return node
  const [first] = node.arguments
  const only = node.arguments.length === 1 && unwrapped(first)
  return only && ['ObjectExpression', 'ArrayExpression'].includes(only.type) ? only : node
}
const itemsOf = (node) =>
  ({ ObjectExpression: node?.properties, ArrayExpression: node?.elements, CallExpression: node?.arguments })[node?.type]
const propertyOf = (node, name) => node?.properties?.find(({ key }) => (key?.name ?? key?.value) === name)?.value

/** A tree below a folder; changes stay in memory until `flush`. */
export function openTree(root) {
  const changed = new Map()
  const exists = (path) => changed.has(path) || existsSync(join(root, path))
  const read = (path) => {
    if (!exists(path)) throw new RecipeError(`${path} is not there.`)
    return changed.get(path) ?? readFileSync(join(root, path), 'utf8')
  }
  const write = (path, text) => void changed.set(path, text)
  const parse = (path) => {
    const { program, errors } = parseSync(path, read(path))
    if (errors.length > 0) throw new RecipeError(`${path} does not parse: ${errors[0].message}`)
    return program
  }
  /** The node at a dotted place such as `customers.fields`, or undefined. */
  const find = (path, place) => {
    const [name, ...properties] = place.split('.')
    const declared = declaredIn(parse(path))
    const follow = (node) => (node?.type === 'Identifier' ? declared.get(node.name) : node)
    return properties.reduce((node, one) => listOf(follow(propertyOf(node, one))), listOf(declared.get(name)))
  }
  const folders = () =>
    readdirSync(join(root, 'src/schema'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  const textFile = (feature, side) => `src/schema/${feature}/texts.${side}.json`
  const texts = (feature, side) => JSON.parse(read(textFile(feature, side)))
  const below = (tree, keys) => keys.reduce((node, key) => (typeof node === 'object' ? node[key] : undefined), tree)

  return {
    root,
    exists,
    read,
    find,
    folders,
    /** Adds a file; throws RecipeError when it exists. */
    create(path, text) {
      if (exists(path)) throw new RecipeError(`${path} is there already.`)
      write(path, text)
    },
    /** Adds to the end of a file. */
    append: (path, text) => write(path, `${read(path).trimEnd()}\n${text}`),
    /** Adds one item at the end of the object, array or arguments at a place. */
    insert(path, place, item) {
      const node = find(path, place)
      const items = itemsOf(node)
      if (!items) throw new RecipeError(`${path} has no list ${place}: has it moved? Say so in scripts/recipes.`)
      const code = read(path)
      const last = items.at(-1)
      const at = last ? last.end : node.end - 1
      write(path, `${code.slice(0, at)}${last ? ', ' : ''}${item}${code.slice(at)}`)
    },
    /** Whether the list at a place has a string, or a property of this name. */
    has(path, place, name) {
      const items = itemsOf(find(path, place)) ?? []
      return items.some((one) => (one.key?.name ?? one.key?.value ?? one.value) === name)
    },
    /** Imports names, or one `* as name`, from a module, merged with an existing import. */
    import(path, names, from) {
      const imports = parse(path).body.filter(({ type }) => type === 'ImportDeclaration')
      const code = read(path)
      const same = imports.find(
        ({ source, importKind, specifiers }) => source.value === from && importKind !== 'type' && specifiers.length > 0,
      )
      const known = same?.specifiers.map(({ local }) => local.name) ?? []
      const missing = names.filter((name) => !known.includes(name))
      if (missing.length === 0) return
      const whole = missing.some((name) => name.startsWith('* as '))
      const named = !whole && same?.specifiers.every(({ type }) => type === 'ImportSpecifier')
      const last = named ? same.specifiers.at(-1) : imports.at(-1)
      const at = last?.end ?? 0
      const line = named ? `, ${missing.join(', ')}` : `\nimport ${whole ? missing[0] : `{ ${missing.join(', ')} }`} from '${from}'\n`
      write(path, code.slice(0, at) + line.replace(/\n$/, last ? '' : '\n') + code.slice(at))
    },
    /** Adds a text in both languages, to the feature's file; without a feature to the file with the neighbouring keys. */
    text(key, { en, ar }, feature) {
      const keys = key.split('.')
      const holder = folders().find((one) => exists(textFile(one, 'en')) && below(texts(one, 'en'), keys.slice(0, -1)) !== undefined)
      const owner = feature ?? holder
      if (owner === undefined) throw new RecipeError(`No feature has texts beside ${key}.`)
      for (const [side, words] of Object.entries({ en, ar })) {
        const all = texts(owner, side)
        let node = all
        for (const one of keys.slice(0, -1)) node = node[one] ??= {}
        if (keys.at(-1) in node) throw new RecipeError(`The text ${key} is there already.`)
        node[keys.at(-1)] = words
        write(textFile(owner, side), `${JSON.stringify(all, null, 2)}\n`)
      }
    },
    /** The names below a key of the English texts. */
    textNames: (key) =>
      folders().flatMap((one) => Object.keys(below(exists(textFile(one, 'en')) ? texts(one, 'en') : {}, key.split('.')) ?? {})),
    /** Writes the changed files; returns their paths. */
    flush() {
      for (const [path, text] of changed) {
        mkdirSync(dirname(join(root, path)), { recursive: true })
        writeFileSync(join(root, path), text)
      }
      return [...changed.keys()]
    },
    /** The TypeScript files directly in a folder. */
    files: (folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)).filter((one) => one.endsWith('.ts')) : []),
  }
}
