// Refuses physical directions in styles, because every page is also shown right to left. Run alone it checks the whole of src.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'

const sides = '(?:left|right)'
// The names in CSS, and those in sx, style objects and MUI's shorthands.
const inCss = new RegExp(
  `(?:^|[\\s;{"'])((?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-${sides}(?:-\\w+)*|border-(?:top|bottom)-${sides}-radius|${sides})\\s*:|(?:text-align|float|clear)\\s*:\\s*${sides}\\b)`,
  'g',
)
const named =
  /^(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)(?:Width|Color|Style)?|border(?:Top|Bottom)(?:Left|Right)Radius|left|right|m[lr]|p[lr])$/
const aligned = /^(?:textAlign|float|clear)$/

// Whether a direction is intentional: marked on the line or the one above, or written for one direction of the page.
const meant = (lines, line) =>
  /physical on purpose/i.test(`${lines[line - 2] ?? ''}\n${lines[line - 1] ?? ''}`) || /\[dir=/.test(lines[line - 1] ?? '')

/** The physical directions in a CSS text, without comments and intentional ones. */
export function physicalInCss(css) {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  const lines = css.split('\n')
  return [...plain.matchAll(inCss)].flatMap((match) => {
    const line = plain.slice(0, match.index + 1).split('\n').length
    return meant(lines, line) ? [] : [{ line, what: match[1].trim() }]
  })
}

const keyOf = ({ key }) => (key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '')
const isStyle = (node) => node.type === 'Property' && node.kind === 'init' && !node.method && !node.shorthand && !node.computed

/** The physical directions in the style objects and CSS strings of a module. */
export function physicalInCode(file, text) {
  const found = []
  const lines = text.split('\n')
  const add = (start, what) => {
    const line = text.slice(0, start).split('\n').length
    if (!meant(lines, line)) found.push({ line, what })
  }
  // Style objects: an sx, style or styles value, arguments of styled() and themes, and objects inside those.
  const inStyles = (node) => {
    if (node === null || typeof node !== 'object') return
    if (isStyle(node)) {
      const name = keyOf(node)
      if (named.test(name)) add(node.start, name)
      if (aligned.test(name) && /^(left|right)$/.test(node.value.value ?? '')) add(node.start, `${name}: ${node.value.value}`)
    }
    for (const [key, value] of Object.entries(node)) if (key !== 'parent' && typeof value === 'object') inStyles(value)
  }
  const { program } = parseSync(file, text)
  new Visitor({
    JSXAttribute({ name, value }) {
      if (['sx', 'style'].includes(name.name) && value) inStyles(value)
    },
    Property(node) {
      if (['sx', 'style', 'styleOverrides', 'styles'].includes(keyOf(node))) inStyles(node.value)
    },
    CallExpression(node) {
      const called = node.callee.type === 'CallExpression' ? node.callee.callee : node.callee
      if (called.type === 'Identifier' && ['styled', 'keyframes', 'css'].includes(called.name)) inStyles(node.arguments)
    },
    TemplateLiteral({ quasis }) {
      for (const quasi of quasis)
        for (const { what } of physicalInCss(quasi.value.raw)) if (/;|\{/.test(quasi.value.raw)) add(quasi.start, what)
    },
  }).visit(program)
  return found
}

/** All violations below a folder. */
export function checkStyles(root, folder = 'src') {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(css|tsx?)$/.test(entry.name))
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name)
      const text = readFileSync(path, 'utf8')
      const found = path.endsWith('.css') ? physicalInCss(text) : physicalInCode(path, text)
      return [...new Set(found.map(({ line, what }) => `${relative(root, path)}:${line} ${what}`))]
    })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const complaints = checkStyles(dirname(import.meta.dirname))
  for (const complaint of complaints)
    console.error(`${complaint}: write the logical side (inline-start, inline-end) instead, or say 'physical on purpose' and why.`)
  process.exitCode = complaints.length > 0 ? 1 : 0
}
