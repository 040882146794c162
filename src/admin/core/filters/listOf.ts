/** A filter's value as a list: one word, several joined by commas, or a list already. */
export const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' && value ? value.split(',') : []
