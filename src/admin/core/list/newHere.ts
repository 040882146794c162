import { fieldsOf } from '../definition.ts'

/** The way to a new row that fits the list as it is: what the list holds one value of, the form begins with, where it asks for it. */
export function newHere(resource: string, filter: Readonly<Record<string, unknown>>): { pathname: string; search: string } {
  const known = Object.entries(filter).flatMap(([name, value]) => {
    const kind = fieldsOf(resource)[name]?.kind
    const one: unknown = Array.isArray(value) && value.length === 1 ? value[0] : undefined
    return typeof one === 'string' && (kind === 'choice' || kind === 'ref') ? [[name, one]] : []
  })
  const search = new URLSearchParams(known).toString()
  return { pathname: `/home/${resource}/create`, search: search && `?${search}` }
}
