/** Aligned as the page around it, whatever the direction of the text itself. Chromium knows the value by its older name alone. */
export const matchParent = { textAlign: 'match-parent', '&': { textAlign: '-webkit-match-parent' } } as const
