import { fieldsOf } from '../definition.ts'

/** The address of a new row's form for a filtered list: filters with a single value become initial values, where the form has the field. */
export function newHere(resource: string, filter: Readonly<Record<string, unknown>>): { pathname: string; search: string } {
  const known = Object.entries(filter).flatMap(([name, value]) => {
    const kind = fieldsOf(resource)[name]?.kind
    const one: unknown = Array.isArray(value) && value.length === 1 ? value[0] : undefined
    return typeof one === 'string' && (kind === 'choice' || kind === 'ref') ? [[name, one]] : []
  })
  const search = new URLSearchParams(known).toString()
  return { pathname: `/home/${resource}/create`, search: search && `?${search}` }
}
