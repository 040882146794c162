import More from '@mui/icons-material/KeyboardArrowDownOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { press } from '../../../http/index.ts'
import { footBar } from '../layout/footBar.ts'
import { Menu } from '../parts/late.tsx'
import { definitionOf, type Row } from '../definition.ts'
import { useMay } from '../rights.ts'
import { labelOf, useI18n } from '../useI18n.ts'
import { AskDialog } from '../pages/AskDialog.tsx'
import type { AfterSave } from './useResourceForm.ts'
import { namedKey } from '../../../schema/core/dataKeys.ts'

interface SaveBarProps {
  resource: string
  row: Row | undefined
  changed: readonly string[]
  saving: boolean
  onDiscard: () => void
  onSave: (after: AfterSave) => Promise<unknown>
}

/** The bar with the number of changes and the save buttons; always visible. */
export function SaveBar({ resource, row, changed, saving, onDiscard, onSave }: SaveBarProps) {
  const { translate } = useI18n()
  const may = useMay()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asking, setAsking] = useState(false)
  const names = changed.map((name) => labelOf(translate, resource, name)).join(translate('admin.filter.comma'))
  const says =
    changed.length > 0
      ? translate('admin.form.changed', { smart_count: changed.length, names })
      : translate(row ? 'admin.form.nothingChanged' : 'admin.form.fillIn')
  const idle = row !== undefined && changed.length === 0
  const { single } = definitionOf(resource)
  const others: AfterSave[] = ['stay', ...(may('create', resource) && !single ? (['another'] as const) : [])]
  return (
    <Box
      className={footBar.save}
      sx={{
        position: 'sticky',
        insetBlockEnd: { xs: 'calc(64px + env(safe-area-inset-bottom))', sm: 12 },
        zIndex: 5,
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        gap: 1,
        padding: 1.25,
        paddingInlineStart: { xs: 1.25, sm: 2.5 },
        borderRadius: 3,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'surface.raised',
        boxShadow: '0 8px 28px rgb(10 20 35 / .14)',
        '& .MuiButton-root': { minHeight: { xs: 44, sm: 38 } },
      }}
    >
      <Typography
        variant="body2"
        role="status"
        title={names}
        sx={{
          flex: { xs: '1 1 100%', sm: 1 },
          minInlineSize: 0,
          paddingInline: { xs: 0.75, sm: 0 },
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: changed.length === 0 ? 'text.secondary' : 'text.primary',
        }}
      >
        {says}
      </Typography>
      {changed.length > 0 ? (
        <Button type="button" onClick={() => setAsking(true)} disabled={saving} sx={{ flex: { xs: 1, sm: 'none' } }}>
          {translate('admin.form.discard')}
        </Button>
      ) : (
        <Button
          component={Link}
          to={row && !single ? `/home/${resource}/${row.id}/show` : `/home/${single ? 'dashboard' : resource}`}
          sx={{ flex: { xs: 1, sm: 'none' } }}
        >
          {translate('admin.form.back')}
        </Button>
      )}
      <ButtonGroup variant="contained" disableElevation disabled={idle} sx={{ flex: { xs: 2, sm: 'none' } }}>
        <Button type="submit" disabled={idle} sx={{ flex: 1 }}>
          {translate('admin.form.save')}
        </Button>
        <Button
          aria-label={translate('admin.form.otherSaves')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ paddingInline: 0.5, minInlineSize: 44 }}
        >
          <More fontSize="small" />
        </Button>
      </ButtonGroup>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        {others.map((one) => (
          <MenuItem
            key={one}
            onClick={press(() => {
              setAnchor(null)
              return onSave(one)
            }, anchor)}
          >
            {translate(namedKey(`admin.form.after.${one}`))}
          </MenuItem>
        ))}
      </Menu>
      {asking && (
        <AskDialog
          title={translate('admin.form.discardTitle')}
          text={translate('admin.form.discardText', { names })}
          cancel={translate('admin.form.stay')}
          onCancel={() => setAsking(false)}
          choices={[
            {
              label: translate('admin.form.discard'),
              main: true,
              danger: true,
              onChoose: () => {
                setAsking(false)
                onDiscard()
              },
            },
          ]}
        />
      )}
    </Box>
  )
}
