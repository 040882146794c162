/** Values with every emptied part as null; an object whose parts are all empty is null itself. */
function emptied(value: unknown): unknown {
  if (value === '' || value === undefined) return null
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  // An object without parts was not emptied: no filters are a valid choice.
  if (Object.keys(value).length === 0) return value
  const parts = Object.entries(value).map(([key, part]) => [key, emptied(part)] as const)
  return parts.every(([, part]) => part === null) ? null : Object.fromEntries(parts)
}

/** The values of a form, field by field. */
export const emptiedValues = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, emptied(value)]))
