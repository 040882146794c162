/** A list's filter as query parameters. */
export type ListFilter = Readonly<Record<string, string | readonly string[]>>
