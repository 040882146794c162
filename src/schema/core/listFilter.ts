/** A list's filter as the wire takes it. */
export type ListFilter = Readonly<Record<string, string | readonly string[]>>
