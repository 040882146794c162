/** The URL below an API base; absolute URLs and those that start with the base stay unchanged. */
export function addressOf(base: string, path: string): string {
  if (/^([a-z][a-z0-9+.-]*:)?\/\//i.test(path) || path.startsWith(`${base}/`)) return path
  return `${base}/${path.replace(/^\//, '')}`
}

/** A path with its `{names}` filled in, URL-encoded. Throws an Error for a missing value. */
export function filledPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(path)
    return encodeURIComponent(value)
  })
}

/** The path with `input` as its query; absent values are left out, lists are joined by commas. */
export function withQuery(path: string, input: object): string {
  const pairs = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]))
  return pairs.length > 0 ? `${path}?${query}` : path
}
