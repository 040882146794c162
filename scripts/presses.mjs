// Every button and form that starts a call gives its handler to `press` (src/http/press.ts), so that it is busy until the call is done. A
// handler of an element that starts work and does not wait for it is refused; that a promise is not handed to an element that expects none
// is seen by the linter (no-misused-promises).
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'oxc-parser'

const nodesIn = (node, found = []) => {
  if (!node || typeof node !== 'object') return found
  if (Array.isArray(node)) for (const one of node) nodesIn(one, found)
  else {
    if (typeof node.type === 'string') found.push(node)
    for (const value of Object.values(node)) nodesIn(value, found)
  }
  return found
}
const isFunction = ({ type } = {}) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration'
const isPress = (node) => node.type === 'CallExpression' && node.callee.name === 'press'

const presses = ['onClick', 'onSubmit']
/** Whether a handler returns before its work is done, so that no component that is given it can wait. */
const hides = (node) => nodesIn(node).some(({ type, operator }) => type === 'UnaryExpression' && operator === 'void')

/** Whether a handler starts work of which nobody knows when it is done; `named` are the functions of the file. */
function startsWork(node, named, seen = new Set()) {
  if (isPress(node)) return false
  if (isFunction(node) && node.async) return true
  return nodesIn(node).some((one) => {
    if (one.type === 'UnaryExpression' && one.operator === 'void') return true
    if (one.type === 'AwaitExpression') return true
    if (one.type === 'CallExpression' && one.callee.type === 'MemberExpression' && one.callee.property.name === 'mutate') return true
    const known = one.type === 'Identifier' && !seen.has(one.name) && named.get(one.name)
    return Boolean(known) && startsWork(known, named, seen.add(one.name))
  })
}

/** A file's violations as readable lines. */
export function pressesOf(file, text) {
  const { program } = parseSync(file, text)
  const all = nodesIn(program)
  const named = new Map()
  for (const one of all) {
    if (one.type === 'VariableDeclarator' && one.id.type === 'Identifier' && isFunction(one.init ?? undefined))
      named.set(one.id.name, one.init)
    if (one.type === 'FunctionDeclaration' && /^[a-z]/.test(one.id?.name ?? '')) named.set(one.id.name, one)
  }
  const elements = program.body.filter(({ source }) => source?.value.startsWith('@mui/')).flatMap(({ specifiers }) => specifiers)
  const isElement = (name) => /^[a-z]/.test(name) || elements.some(({ local }) => local.name === name)
  const complain = (one, name) =>
    `${file}:${text.slice(0, one.start).split('\n').length} ${name} starts work without press (src/http/press.ts).`
  return all.flatMap((one) => {
    // Choices of a dialog: it presses them.
    if (one.type === 'Property' && one.key.name === 'onChoose' && hides(one.value)) return [complain(one, 'onChoose')]
    if (one.type !== 'JSXOpeningElement') return []
    const direct = isElement(text.slice(one.name.start, one.name.end))
    return one.attributes
      .filter(({ name, value }) => /^on[A-Z]/.test(name?.name ?? '') && value?.type === 'JSXExpressionContainer')
      .filter(({ name, value: { expression } }) =>
        direct ? presses.includes(name.name) && startsWork(expression, named) : name.name !== 'onChange' && hides(expression),
      )
      .map((attribute) => complain(attribute, attribute.name.name))
  })
}

/** All violations in a tree. */
export const checkPresses = (root) =>
  readdirSync(join(root, 'src'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
    .flatMap((file) => pressesOf(file, readFileSync(join(root, file), 'utf8')))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const complaints = checkPresses(dirname(import.meta.dirname))
  for (const complaint of complaints) console.error(complaint)
  process.exitCode = complaints.length > 0 ? 1 : 0
}
