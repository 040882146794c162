/** Query meta of a form's row. A cache entry of its own, because a list's row is masked and a form needs the full one. */
export const wholeRow = { for: 'form' }
