// Parameters, bodies and answers that several operations have alike become components; what nothing refers to is left out.
import { refTo } from './components.ts'
import { operationsOf, type Content, type Document, type Operation, type Parameter, type Ref } from './operation.ts'

const isRef = (one: object): one is Ref => '$ref' in one

/** Values by how often they occur, in the order of their first occurrence. */
function counted<T>(values: readonly T[]): Map<string, { value: T; times: number }> {
  const found = new Map<string, { value: T; times: number }>()
  for (const value of values) {
    const text = JSON.stringify(value)
    const known = found.get(text)
    if (known) known.times += 1
    else found.set(text, { value, times: 1 })
  }
  return found
}

/** Names for values that occur more than once: the most frequent of those that want a name has it. */
function namesOf<T>(
  values: readonly T[],
  nameOf: (value: T) => string | undefined,
): { names: Map<string, string>; named: Record<string, T> } {
  const names = new Map<string, string>()
  const named: Record<string, T> = {}
  for (const [text, { value, times }] of [...counted(values)].toSorted(([, one], [, other]) => other.times - one.times)) {
    const name = nameOf(value)
    if (times === 1 || name === undefined || name in named) continue
    names.set(text, name)
    named[name] = value
  }
  return { names, named }
}

/** The name of the schema of a body or an answer in JSON; a name for table files, with what is answered instead of one. */
function nameOfContent({ content = {} }: Content): string | undefined {
  const json = content['application/json']?.schema.$ref?.split('/').at(-1)
  if ('text/csv' in content) return `TableFile${json ? `Or${json}` : ''}`
  return Object.keys(content).length === 1 ? json : undefined
}

const tidy = ({ name, in: place, required, description, schema }: Parameter): Parameter => {
  const { description: _same, ...rest } = schema
  return {
    ...{ name, in: place },
    ...(required ? { required } : {}),
    // What a header means stands in the one component; generators repeat the description of a parameter wherever it is used.
    ...(description && place !== 'header' ? { description, schema: rest } : { schema }),
  }
}

const tooMany = { description: 'Seconds after which another try makes sense.', schema: { type: 'integer' } }
const refused: Content = {
  description: 'Refused (4XX) or failed (5XX), with a message in the language of the request.',
  headers: { 'Retry-After': tooMany },
}

/** Parameters that all operations of a path have stand with the path. */
function shareInPaths({ paths }: Document): void {
  for (const path of Object.values(paths)) {
    const [first, ...others] = operationsOf({ paths: { path } }).map(({ operation }) => operation)
    const has = (operation: Operation, text: string) => operation.parameters?.some((one) => JSON.stringify(one) === text)
    const shared = (first?.parameters ?? []).filter((one) => others.every((other) => has(other, JSON.stringify(one))))
    if (!first || others.length === 0 || shared.length === 0) continue
    const texts = shared.map((one) => JSON.stringify(one))
    for (const operation of [first, ...others]) {
      const own = operation.parameters?.filter((one) => !texts.includes(JSON.stringify(one))) ?? []
      if (own.length > 0) operation.parameters = own
      else delete operation.parameters
    }
    path.parameters = shared
  }
}

/** Names of components that are used, by the references in a document's text. */
const used = (document: Document, kind: string): Set<string> =>
  new Set([...JSON.stringify(document).matchAll(new RegExp(`"#/components/${kind}/([^"]+)"`, 'g'))].map(([, name = '']) => name))

const only = <T>(all: Record<string, T>, names: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)))

// A summary of the words of the operation's id.
const words = (text: string) =>
  text
    .replace(/_/g, ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase()
    .trim()
const saysNothing = ({ operationId, summary = '' }: Operation) => words(operationId) === words(summary)

/** Changes the document, and returns it. */
export function shareParts(document: Document): Document {
  const operations = operationsOf(document).map(({ operation }) => operation)
  for (const operation of operations) {
    if (saysNothing(operation)) delete operation.summary
    const open = operation.security?.length === 0
    if (!open) delete operation.security
    operation.parameters = (operation.parameters ?? [])
      .map((one) => (isRef(one) ? one : tidy(one)))
      // A token names its tenant.
      .filter((one) => open || isRef(one) || one.name !== 'tenantId')
    // All errors have one body.
    const { '4XX': error, '5XX': _failed, ...done } = operation.responses
    operation.responses = { ...done, ...(error ? { default: { ...error, ...refused } } : {}) }
    for (const answer of Object.values(done)) if (!isRef(answer) && answer.description === 'Default Response') answer.description = ''
  }
  const parameters = namesOf(
    operations.flatMap((one) => one.parameters ?? []),
    (one) => (isRef(one) ? undefined : one.in === 'header' ? one.name.replace(/^accept-|-key$/, '') : one.name),
  )
  const responses = namesOf(
    operations.flatMap((one) => Object.values(one.responses)),
    (one) => (isRef(one) ? undefined : nameOfContent(one)),
  )
  const bodies = namesOf(
    operations.flatMap(({ requestBody }) => (requestBody ? [requestBody] : [])),
    (one) => (isRef(one) ? undefined : nameOfContent(one)),
  )
  const swap = <T extends object>(
    kind: 'parameters' | 'responses' | 'requestBodies',
    { names }: { names: Map<string, string> },
    one: T,
  ): T | Ref => {
    const name = names.get(JSON.stringify(one))
    return name ? refTo(kind, name) : one
  }
  for (const operation of operations) {
    operation.parameters = operation.parameters?.map((one) => swap('parameters', parameters, one))
    if (operation.parameters?.length === 0) delete operation.parameters
    if (operation.requestBody) operation.requestBody = swap('requestBodies', bodies, operation.requestBody)
    for (const [status, one] of Object.entries(operation.responses)) operation.responses[status] = swap('responses', responses, one)
  }
  shareInPaths(document)
  document.components.parameters = parameters.named as Record<string, Parameter>
  document.components.responses = responses.named as Record<string, Content>
  document.components.requestBodies = bodies.named as Record<string, Content>
  for (;;) {
    const kept = used(document, 'schemas')
    const before = Object.keys(document.components.schemas).length
    document.components.schemas = only(document.components.schemas, kept)
    if (Object.keys(document.components.schemas).length === before) return document
  }
}
