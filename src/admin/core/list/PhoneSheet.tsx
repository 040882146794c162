import Down from '@mui/icons-material/ArrowDownwardOutlined'
import Up from '@mui/icons-material/ArrowUpwardOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { press } from '../../../http/index.ts'
import { Drawer } from '../parts/late.tsx'
import { useI18n } from '../useI18n.ts'
import { ColumnsPanel } from './ColumnsPanel.tsx'
import { FilterEditor } from './filters/FilterEditor.tsx'
import { isNarrowed } from './filters/filterValues.ts'
import { filterableFields, listLabel, sortableFields } from './listFields.ts'
import { useList } from './ListProvider.tsx'
import { SearchField } from './filters/SearchField.tsx'

/** The content of a phone's sheet. */
export type Sheet = 'search' | 'filter' | 'sort' | 'columns'
const line = {
  display: 'flex',
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: 48,
  paddingInline: 1.5,
  fontSize: 15,
  borderRadius: 2,
} as const

/** The sheet that a phone's toolbar opens: search, filters, order, or columns. */
export function PhoneSheet({ sheet, onClose }: { sheet: Sheet | null; onClose: () => void }) {
  const { translate } = useI18n()
  const title = translate(`admin.list.sheet.${sheet ?? 'filter'}`)
  return (
    <Drawer
      anchor="bottom"
      open={sheet !== null}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': title,
          sx: { borderStartStartRadius: 18, borderStartEndRadius: 18, maxBlockSize: '80dvh', padding: 1.5, paddingBlockEnd: 3 },
        },
      }}
    >
      {sheet === 'search' && (
        <form onSubmit={press(() => onClose())}>
          <SearchField autoFocus sx={{ inlineSize: '100%' }} />
        </form>
      )}
      {sheet === 'filter' && <Filters />}
      {sheet === 'sort' && <Orders onChosen={onClose} />}
      {sheet === 'columns' && <ColumnsPanel />}
      {(sheet === 'filter' || sheet === 'columns') && (
        <Button variant="contained" onClick={onClose} sx={{ marginBlockStart: 1.5, minHeight: 48, flex: 'none' }}>
          {translate('admin.list.sheet.done')}
        </Button>
      )}
    </Drawer>
  )
}

function Filters() {
  const { resource, state } = useList()
  const { translate } = useI18n()
  const { near, far } = filterableFields(resource)
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Box sx={{ overflow: 'auto' }}>
      {[...near, ...far].map((name) => (
        <Box key={name}>
          <ButtonBase aria-expanded={open === name} onClick={() => setOpen(open === name ? null : name)} sx={line}>
            <Typography component="span" sx={{ fontWeight: isNarrowed(name, state.filter) ? 650 : 450 }}>
              {listLabel(translate, resource, name)}
            </Typography>
            {isNarrowed(name, state.filter) && (
              <Box aria-hidden sx={{ inlineSize: 8, blockSize: 8, borderRadius: '50%', bgcolor: 'primary.main' }} />
            )}
          </ButtonBase>
          {open === name && (
            <Box sx={{ padding: 1.5, paddingBlockStart: 0.5 }}>
              <FilterEditor name={name} />
            </Box>
          )}
        </Box>
      ))}
    </Box>
  )
}

function Orders({ onChosen }: { onChosen: () => void }) {
  const { resource, state, change } = useList()
  const { translate } = useI18n()
  const Arrow = state.sort.order === 'ASC' ? Up : Down
  return (
    <Box sx={{ overflow: 'auto' }}>
      {sortableFields(resource).map((name) => {
        const active = name === state.sort.field
        return (
          <ButtonBase
            key={name}
            aria-pressed={active}
            onClick={() => {
              change({ sort: { field: name, order: active && state.sort.order === 'ASC' ? 'DESC' : 'ASC' } })
              onChosen()
            }}
            sx={line}
          >
            <Typography component="span" sx={{ fontWeight: active ? 650 : 450 }}>
              {listLabel(translate, resource, name)}
            </Typography>
            {active && <Arrow fontSize="small" titleAccess={translate(`admin.list.order.${state.sort.order}`)} />}
          </ButtonBase>
        )
      })}
    </Box>
  )
}
