import Add from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { limits } from '../../../schema/limits.ts'
import { useMay } from '../../rights.ts'
import { nameOf, useSpeaker } from '../../speaker.ts'

/** The list's name, how many there are, and the way to a new one. */
export function ListHeader() {
  const { resource, total } = useListContext()
  const { translate, format } = useSpeaker()
  const may = useMay()
  const count =
    total === undefined
      ? ''
      : total > limits.exactTotal
        ? translate('admin.list.moreThan', { count: format.number(limits.exactTotal) })
        : format.number(total)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, marginBlockEnd: 2, minBlockSize: 40 }}>
      <Typography component="h1" variant="h1">
        {nameOf(translate, resource)}
        <Typography
          component="span"
          variant="body1"
          sx={{ color: 'text.secondary', marginInlineStart: 1.25, fontVariantNumeric: 'tabular-nums' }}
        >
          {count}
        </Typography>
      </Typography>
      {may('create', resource) && (
        <Button component={Link} to={`/home/${resource}/create`} variant="contained" startIcon={<Add />} sx={{ marginInlineStart: 'auto' }}>
          {translate('admin.list.create', { name: nameOf(translate, resource, 1) })}
        </Button>
      )}
    </Box>
  )
}
