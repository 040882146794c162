/** How a form asks for its row. A cache entry of its own: a list's row is masked, and a form must start from the whole one. */
export const wholeRow = { for: 'form' }
