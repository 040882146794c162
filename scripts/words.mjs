// The check of words: names of files and identifiers, comments, test titles and documents use the terms of the glossary. The words below
// once had a private meaning in this project; each entry says what to write instead. Exported functions of the schema, the server's core
// and the providers must have a documentation comment.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'oxc-parser'

/** Words in names, as parts of camelCase, and what to write instead. */
const inNames = {
  house: 'services, server or system',
  houses: 'services, server or system',
  wish: 'request or input',
  wishes: 'requests',
  wished: 'wanted',
  wishing: 'requesting',
  asked: 'requested',
  told: 'what it holds: details, params, payload',
  deed: 'context, step or action',
  deeds: 'steps or actions',
  journey: 'round trip',
  journeys: 'round trips',
  lend: 'lease',
  lends: 'leases',
  lending: 'leasing',
  lent: 'leased',
  carrier: 'sender',
  carriers: 'senders',
  patience: 'timeout or retry policy',
  hear: 'receive',
  hears: 'receives',
  heard: 'received, or a query observer',
  hearer: 'observer',
  sight: 'visibility',
  papers: 'documents',
  desk: 'what it is: preferences, page, fixture',
  desks: 'what they are: pages, fixtures',
  errand: 'field request',
  errands: 'field service or field requests',
  clocks: 'schedules',
  sought: 'searched',
  glance: 'sample',
  together: 'batched',
  belongings: 'dependent rows',
  speaker: 'i18n',
  learn: 'register or load',
}
/** Whole beginnings of names: `mostFiles` is `maxFiles`. */
const beginnings = [
  { pattern: /^most([A-Z]|$)/, instead: 'limit or max' },
  { pattern: /^show(Work|Job)$/, instead: 'showBackgroundJobs or showJobCard' },
]
/** Words in comments, titles and documents. */
const inProse = {
  'house(?!-)|houses': 'the server, the dealership',
  'wish|wishes|wished': 'request, want',
  'deeds?': 'step, action',
  'journeys?': 'round trip',
  'lends?|lent|lending': 'lease',
  patience: 'timeout',
  'carriers?': 'sender',
  'sight|heard|hears?': 'visible, notified, received',
  papers: 'documents',
  'desks?': 'page, staff, dispatcher',
  'errands?': 'field request',
  whoever: 'anyone who',
  'reckon(s|ed|ing)?': 'calculate',
  'sought|glances?|belongings': 'searched, sample, dependent rows',
}
/** Words in comments and documents only: titles of tests are guarantees, which may speak of people. */
const inComments = {
  told: 'notified, answered, shown',
  'remembers?|remembered|remembering': 'cache, store',
}
const patternOf = (words) => new RegExp(`(?<![-\\w./'’])(${Object.keys(words).join('|')})(?![-\\w/]|\\.\\w)`, 'gi')
const words = { title: inProse, comment: { ...inProse, ...inComments } }
const patterns = { title: patternOf(words.title), comment: patternOf(words.comment) }

/**
 * Columns, words stored in them (enumerations) and stored inputs, with the features that own them: a process of the version before reads and
 * writes them during an upgrade, so that a new name would need both for one release.
 */
const fixedNames = [
  { names: ['asked', 'askedAt'], files: /(^|\/)(surveys|callCentre)\// },
  {
    names: ['carrier', 'messageCarrier'],
    files: /(^|\/)(messages|faults|conversations)\/|^server\/(campaigns\/)?demo\//,
  },
  { names: ['helpAsked'], files: /^server\/dashboard\/demo\// },
  { names: ['wish'], files: /^server\/transfer\/(exportFile|handlers)\.ts$/ },
]
/** Where every exported function has a documentation comment: shapes, units, errors and the source of rules. */
const documented = /^(src\/(schema|dataProvider|authProvider|http|session)|server\/core)\//
/** Files whose texts are history or a record of what somebody else wrote. */
const notOurs = /^(server\/.*migrations\/|docs\/specification\/)/

const partsOf = (name) => name.split(/(?=[A-Z])|[_$\d.-]+/).map((part) => part.toLowerCase())
const insteadOf = (file, name) => {
  if (fixedNames.some(({ names, files }) => names.includes(name) && files.test(file))) return undefined
  const part = partsOf(name).find((one) => Object.hasOwn(inNames, one))
  return part ? inNames[part] : beginnings.find(({ pattern }) => pattern.test(name))?.instead
}

/** The old words in a comment, document or title of a test. Code between backticks is not checked. */
export function proseComplaints(file, text, kind = 'comment') {
  return [...text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(patterns[kind])].map(([word]) => {
    const [, instead] = Object.entries(words[kind]).find(([pattern]) => new RegExp(`^(${pattern})$`, 'i').test(word)) ?? []
    return `${file}: "${word}" in a comment, title or document: ${instead}`
  })
}

const titles = new Set(['it', 'test', 'describe', 'eachServer', 'eachEngine'])
const childrenOf = (node) => Object.values(node).filter((value) => value !== null && typeof value === 'object')
/** The function that a call names, through `it.each(…)(…)` and `test.describe(…)`. */
const calleeName = (callee) =>
  callee.type === 'Identifier' ? callee.name : calleeName(callee.object ?? callee.callee ?? callee.tag ?? { type: 'Identifier' })

/** Every old word in a file of code: its name, identifiers, comments and test titles. */
export function codeComplaints(file, text) {
  const { program, comments } = parseSync(file, text, { lang: file.endsWith('.mjs') ? 'js' : undefined })
  const names = new Set()
  const complaints = []
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach((one) => one && visit(one))
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name)
    if (node.type === 'CallExpression' && titles.has(calleeName(node.callee) ?? '')) {
      const [first] = node.arguments
      const texts = first?.type === 'TemplateLiteral' ? first.quasis.map(({ value }) => value.cooked) : [first?.value]
      for (const title of texts) if (typeof title === 'string') complaints.push(...proseComplaints(file, title, 'title'))
    }
    childrenOf(node).forEach(visit)
  }
  visit(program)
  for (const name of new Set([...file.replace(/\.\w+$/, '').split('/'), ...names])) {
    const instead = insteadOf(file, name)
    if (instead) complaints.push(`${file}: "${name}" in a name: ${instead}`)
  }
  for (const { value } of comments) complaints.push(...proseComplaints(file, value))
  return complaints
}

/** The functions and classes that a top-level statement exports, by name. */
function exportedBy({ type, declaration }) {
  if (!/^Export(Named|Default)Declaration$/.test(type) || !declaration) return []
  if (/^(TSDeclareFunction|FunctionDeclaration|ClassDeclaration)$/.test(declaration.type)) return [declaration.id?.name ?? 'default']
  return (declaration.declarations ?? []).filter(({ init }) => /Function/.test(init?.type ?? '')).map(({ id }) => id.name)
}

/** Exported functions and classes without a documentation comment. */
export function undocumented(file, text) {
  if (!documented.test(file) || !/\.tsx?$/.test(file)) return []
  const { program, comments } = parseSync(file, text)
  const hasComment = ({ start }) =>
    comments.some(
      ({ type, value, end }) => type === 'Block' && value.startsWith('*') && end <= start && text.slice(end, start).trim() === '',
    )
  // A comment at the first of several signatures is enough.
  const commented = new Set(program.body.filter(hasComment).flatMap(exportedBy))
  return [...new Set(program.body.flatMap(exportedBy))]
    .filter((name) => !commented.has(name))
    .map((name) => `${file}: "${name}" is exported without a documentation comment`)
}

function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|md)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.includes('node_modules/'))
}

/** Everything in a tree; the check's own files name the words and are left out. */
export function checkTree(root) {
  const files = ['src', 'server', 'tests', 'scripts', 'docs'].flatMap((folder) => filesBelow(root, folder))
  return ['README.md', 'playwright.config.ts', 'vite.config.ts', 'vitest.config.ts', ...files]
    .toSorted()
    .filter((file) => !notOurs.test(file) && !/scripts\/words(\.test)?\.(mjs|ts)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return file.endsWith('.md') ? proseComplaints(file, text) : [...codeComplaints(file, text), ...undocumented(file, text)]
    })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const complaints = checkTree(dirname(import.meta.dirname))
  for (const complaint of complaints) console.error(complaint)
  process.exitCode = complaints.length > 0 ? 1 : 0
}
