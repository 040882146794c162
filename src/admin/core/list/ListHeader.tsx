import Add from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { BoardSwitch } from '../board/BoardSwitch.tsx'
import { limits } from '../../../schema/core/limits.ts'
import { useMay } from '../rights.ts'
import { nameOf, nounOf, useI18n } from '../useI18n.ts'
import { ExportButton } from '../transfer/ExportButton.tsx'
import { ImportButton } from '../transfer/ImportButton.tsx'
import { useList } from './ListProvider.tsx'
import { newHere } from './newHere.ts'

/** The list's title, total, and the button for a new row. */
export function ListHeader() {
  const { resource, total, state, board } = useList()
  const { translate, format } = useI18n()
  const may = useMay()
  const count =
    total === undefined
      ? ''
      : total > limits.exactTotal
        ? translate('admin.list.moreThan', { count: format.number(limits.exactTotal) })
        : format.number(total)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: 1.5, minBlockSize: 40 }}>
      <Typography component="h1" variant="h1" sx={{ marginInlineEnd: 'auto' }}>
        {nameOf(translate, resource)}
        <Typography
          component="span"
          variant="body1"
          sx={{ color: 'text.secondary', marginInlineStart: 1.25, fontVariantNumeric: 'tabular-nums' }}
        >
          {count}
        </Typography>
      </Typography>
      <BoardSwitch />
      {!state.deleted && !board && (
        <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1 }}>
          <ImportButton resource={resource} />
          <ExportButton resource={resource} />
        </Box>
      )}
      {may('create', resource) && (
        <Button component={Link} to={newHere(resource, state.filter)} variant="contained" startIcon={<Add />}>
          {translate('admin.list.create', { name: nounOf(translate, resource, 1) })}
        </Button>
      )}
    </Box>
  )
}
