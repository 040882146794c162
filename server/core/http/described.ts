// What a page of the landing is about, where it is about one thing: what a shared link and a search engine read instead of the page's words.

/** Its words, its picture, and its JSON-LD. */
export interface Described {
  title: string
  description: string
  /** What its address has besides the tenant. */
  link: Record<string, string>
  /** Path of its picture on the product's origin; the tenant's own where it has none. */
  picture: string | undefined
  /** schema.org; `url` and `image` are whole addresses. */
  graph: (given: { url: string; image: string }) => object
}
