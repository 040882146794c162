import type { SxProps, Theme } from '@mui/material/styles'
import type { AnyField } from '../../../schema/field.ts'

/** The width of the column of boxes. */
export const checkWidth = 44
const numeric: readonly string[] = ['integer', 'money', 'totals']

/** The side at which a field's values stand: numbers at the line's end, so that their places meet. */
export const alignOf = (field: AnyField | undefined): 'left' | 'right' => (numeric.includes(field?.kind ?? '') ? 'right' : 'left')

const over = (colour: string) => ({ backgroundImage: `linear-gradient(${colour}, ${colour})` })

/** A table that scrolls inside itself, with cells that stay while it does. Their ground is opaque, so that nothing shines through. */
export const sheet =
  ({ compact, waiting }: { compact: boolean; waiting: boolean }): SxProps<Theme> =>
  (theme) => ({
    opacity: waiting ? 0.6 : 1,
    '& td, & th': { paddingBlock: 0, blockSize: compact ? 36 : 46, paddingInline: 1.5 },
    overflow: 'auto',
    maxBlockSize: { sm: 'max(360px, calc(100dvh - 268px))' },
    transition: 'opacity 120ms',
    '& th': { backgroundColor: theme.palette.background.paper },
    '& .pinned': { position: 'sticky', zIndex: 1, backgroundColor: theme.palette.background.paper },
    '& thead th.pinned': { zIndex: 3 },
    '& tbody tr': { cursor: 'pointer', outline: 'none !important' },
    '& tbody tr:last-child > *': { borderBlockEnd: 0 },
    '& tbody tr:hover > *': over(theme.palette.action.hover),
    '& tbody tr.chosen > *': over(theme.palette.action.selected),
    // Drawn by the cells, since those that stay in sight lie over the row's own outline.
    '& tbody tr:focus-visible > *': {
      boxShadow: `inset 0 2px ${theme.palette.primary.main}, inset 0 -2px ${theme.palette.primary.main}`,
    },
    '& .row-actions': { position: 'sticky', insetInlineEnd: 0, whiteSpace: 'nowrap', '& > *': { opacity: 0 } },
    '& tr:hover .row-actions, & tr:focus-within .row-actions, & .row-actions:has([aria-expanded=true])': {
      backgroundColor: theme.palette.background.paper,
      '& > *': { opacity: 1 },
    },
    '@media (hover: none)': { '& .row-actions > *': { opacity: 1 } },
  })
