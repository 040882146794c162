/** One line that is cut at its end; a name in the other script is in a `bdi` directly inside, and is cut at its own end. */
export const cutText = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
  '& > bdi': { display: 'block', inlineSize: 'fit-content', maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
} as const
