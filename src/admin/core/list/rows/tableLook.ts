import type { SxProps, Theme } from '@mui/material/styles'
import type { AnyField } from '../../../../schema/core/field.ts'

/** The width of the column of boxes. */
export const checkWidth = 44
const numeric: readonly string[] = ['integer', 'money', 'totals']

/** Alignment of a field's values: numbers at the line's end, so that their digits align; one with its unit reads as a text. */
export const alignOf = (field: AnyField | undefined): 'left' | 'right' =>
  numeric.includes(field?.kind ?? '') && !(field?.config && 'unit' in field.config) ? 'right' : 'left'

const over = (colour: string) => ({ backgroundImage: `linear-gradient(${colour}, ${colour})` })

/** A table that scrolls inside itself, with sticky cells. Their background is opaque. */
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
    // Rows are plain elements styled here once: a styled component for every cell and button would cost more than the rest of the list.
    '& tbody td, & tbody th': {
      ...theme.typography.body2,
      color: theme.palette.text.primary,
      textAlign: 'start',
      borderBlockEnd: `1px solid ${theme.palette.divider}`,
    },
    '& .choose': {
      inlineSize: 18,
      blockSize: 18,
      margin: 0,
      verticalAlign: 'middle',
      accentColor: theme.palette.primary.main,
      cursor: 'pointer',
    },
    '& tbody .at-end': { textAlign: 'end' },
    '& tbody .value': { maxInlineSize: 300, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& tbody .value > bdi': {
      display: 'inline-block',
      maxInlineSize: 276,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      verticalAlign: 'middle',
    },
    '& tbody .named': { maxInlineSize: 320, overflow: 'hidden', '& a': { display: 'block', color: 'inherit', textDecoration: 'none' } },
    '& .box': { paddingInline: 0, textAlign: 'center' },
    '& .row-button': {
      display: 'inline-flex',
      padding: '5px',
      border: 0,
      borderRadius: '50%',
      background: 'none',
      color: theme.palette.action.active,
      cursor: 'pointer',
      fontSize: 18,
      '&:hover': { backgroundColor: theme.palette.action.hover },
      '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
      '& svg': { fontSize: 'inherit' },
    },
    '& tbody tr:last-child > *': { borderBlockEnd: 0 },
    '& tbody tr:hover > *': over(theme.palette.action.hover),
    '& tbody tr.chosen > *': over(theme.palette.action.selected),
    // Drawn by the cells, because sticky ones cover the row's own outline.
    '& tbody tr:focus-visible > *': {
      boxShadow: `inset 0 2px ${theme.palette.primary.main}, inset 0 -2px ${theme.palette.primary.main}`,
    },
    '& .row-actions': { position: 'sticky', insetInlineEnd: 0, whiteSpace: 'nowrap', display: 'table-cell', '& > *': { opacity: 0 } },
    '& tr:hover .row-actions, & tr:focus-within .row-actions, & .row-actions:has([aria-expanded=true])': {
      backgroundColor: theme.palette.background.paper,
      '& > *': { opacity: 1 },
    },
    '@media (hover: none)': { '& .row-actions > *': { opacity: 1 } },
  })
