import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { Row } from '../../definition.ts'
import { labelOf, nameOf, useSpeaker } from '../../speaker.ts'

interface SaveBarProps {
  resource: string
  row: Row | undefined
  changed: readonly string[]
  saving: boolean
  onDiscard: () => void
}

/** Stays in sight and says what would be saved. */
export function SaveBar({ resource, row, changed, saving, onDiscard }: SaveBarProps) {
  const { translate } = useSpeaker()
  const names = changed.map((name) => labelOf(translate, resource, name)).join(translate('admin.filter.comma'))
  const says =
    changed.length === 0 ? translate('admin.form.nothingChanged') : translate('admin.form.changed', { smart_count: changed.length, names })
  return (
    <Box
      sx={{
        position: 'sticky',
        insetBlockEnd: { xs: 64, sm: 12 },
        zIndex: 5,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        padding: 1.25,
        paddingInlineStart: 2.5,
        borderRadius: 3,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'surface.raised',
        boxShadow: '0 8px 28px rgb(10 20 35 / .14)',
      }}
    >
      <Typography
        variant="body2"
        role="status"
        sx={{
          flex: 1,
          minInlineSize: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: changed.length === 0 ? 'text.secondary' : 'text.primary',
        }}
        title={names}
      >
        {row || changed.length > 0 ? says : translate('admin.form.fillIn')}
      </Typography>
      {changed.length > 0 ? (
        <Button type="button" onClick={onDiscard} disabled={saving}>
          {translate('admin.form.discard')}
        </Button>
      ) : (
        <Button component={Link} to={row ? `/home/${resource}/${row.id}/show` : `/home/${resource}`}>
          {translate('admin.form.back')}
        </Button>
      )}
      <Button type="submit" variant="contained" loading={saving} disabled={row !== undefined && changed.length === 0}>
        {row ? translate('admin.form.save') : translate('admin.list.create', { name: nameOf(translate, resource, 1) })}
      </Button>
    </Box>
  )
}
