// Finds what an OpenAPI document says by reference.
import type { Content, Document, Method, Operation, Parameter, Ref } from '../../server/core/http/openapi/operation.ts'

/** A part of the document, or the component that it refers to. Throws an Error for a reference to nothing. */
export function resolved<T extends object>(document: Document, part: T | Ref): T {
  if (!('$ref' in part)) return part
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(part.$ref) ?? []
  const found = (document.components as Record<string, Record<string, unknown> | undefined>)[kind]?.[name]
  if (!found) throw new Error(`Nothing is at ${part.$ref}.`)
  return found as T
}

/** The parameters of an operation. */
export const parametersOf = (document: Document, { parameters = [] }: Operation): Parameter[] =>
  parameters.map((one) => resolved(document, one))

/** The answers of an operation by status. */
export const answersOf = (document: Document, { responses }: Operation): Record<string, Content> =>
  Object.fromEntries(Object.entries(responses).map(([status, one]) => [status, resolved(document, one)]))

/** The answer of an operation to a status: its own, else that of all errors. */
export function answerTo(document: Document, operation: Operation, status: number): Content | undefined {
  const answers = answersOf(document, operation)
  return answers[String(status)] ?? (status >= 400 ? answers['default'] : undefined)
}

/** Whether an operation needs a token. */
export const isSecured = (document: Document, { security = document.security ?? [] }: Operation): boolean => security.length > 0

/** The operation of a route: of several templates that fit, the one with the fewest parameters. */
export function operationAt(document: Document, method: string, path: string): Operation | undefined {
  const words = path.split('/').map((word) => (/^(:|\{)/.test(word) ? '' : word))
  const fits = (template: string) => {
    const parts = template.split('/')
    return parts.length === words.length && parts.every((part, place) => part.startsWith('{') || part === words[place])
  }
  const parameters = (template: string) => template.split('{').length
  const name = method.toLowerCase() as Method
  const [found] = Object.entries(document.paths)
    .filter(([template, methods]) => fits(template) && methods[name])
    .toSorted(([one], [other]) => parameters(one) - parameters(other))
  const [, here] = found ?? []
  const operation = here?.[name]
  return operation && here?.parameters ? { ...operation, parameters: [...here.parameters, ...(operation.parameters ?? [])] } : operation
}
