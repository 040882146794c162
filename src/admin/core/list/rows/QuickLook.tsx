import Close from '@mui/icons-material/CloseOutlined'
import Next from '@mui/icons-material/KeyboardArrowDownOutlined'
import Previous from '@mui/icons-material/KeyboardArrowUpOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Link } from 'react-router-dom'
import { press } from '../../../../http/index.ts'
import { Drawer } from '../../parts/late.tsx'
import { definitionOf, type Row } from '../../definition.ts'
import { partOf } from '../../../../fields/admin.ts'
import { rowTitle } from '../../fields/rowTitle.ts'
import { useMay } from '../../rights.ts'
import { useI18n } from '../../useI18n.ts'
import { RowHeading } from '../../pages/RowHeading.tsx'
import { MoveButtons } from '../../show/MoveButtons.tsx'
import { TakeButton } from '../../show/Take.tsx'
import { listFieldsOf } from '../listFields.ts'
import { useList } from '../ListProvider.tsx'
import { QuickFacts } from './QuickFacts.tsx'
import { useRestore } from './useRestore.ts'
import { useRows } from './Rows.tsx'
import { namedKey } from '../../../../schema/core/dataKeys.ts'

const width = 400

/** A row's facts within the list: beside it, over it on smaller screens, as a sheet on a phone. */
export function QuickLook() {
  const { looked, look } = useRows()
  const { resource } = useList()
  const i18n = useI18n()
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const label = looked ? i18n.translate('admin.list.lookAt', { name: rowTitle(resource, looked, i18n) }) : ''
  if (narrow)
    return (
      <Drawer
        anchor="bottom"
        open={looked !== undefined}
        onClose={() => look(undefined)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': label,
            sx: { borderStartStartRadius: 18, borderStartEndRadius: 18, maxBlockSize: '85dvh' },
          },
        }}
      >
        {looked && <Look row={looked} />}
      </Drawer>
    )
  if (!looked) return null
  return (
    <Box
      component="aside"
      aria-label={label}
      sx={{
        inlineSize: width,
        flex: 'none',
        position: { sm: 'fixed', lg: 'sticky' },
        insetInlineEnd: { sm: 12, lg: 'auto' },
        insetBlockStart: 72,
        maxBlockSize: 'calc(100dvh - 88px)',
        zIndex: { sm: 900, lg: 1 },
        display: 'flex',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        boxShadow: { sm: '0 12px 32px rgb(10 20 35 / .16)', lg: 'none' },
        animation: 'look 160ms ease-out',
        '@keyframes look': { from: { opacity: 0, translate: '0 6px' } },
      }}
    >
      <Look row={looked} />
    </Box>
  )
}

function Look({ row }: { row: Row }) {
  const { resource, state, rows: all } = useList()
  const { translate } = useI18n()
  const may = useMay()
  const rows = useRows()
  const { status, readOnly } = definitionOf(resource)
  const { restore } = useRestore(resource)
  const field = status && listFieldsOf(resource)[status.field]
  const View = field && partOf(field).View
  const step = (key: string, Icon: typeof Next, act: () => void, disabled = false) => (
    <IconButton size="small" aria-label={translate(namedKey(key))} title={translate(namedKey(key))} disabled={disabled} onClick={act}>
      <Icon fontSize="small" />
    </IconButton>
  )
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minBlockSize: 0, flex: 1, minInlineSize: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, padding: 2, paddingBlockEnd: 1.5 }}>
        <Typography component="h2" variant="h2" sx={{ flex: 1, minInlineSize: 0, overflow: 'hidden' }}>
          <RowHeading resource={resource} row={row} />
        </Typography>
        {step('admin.list.lookPrevious', Previous, () => rows.step(-1), row.id === all[0]?.id)}
        {step('admin.list.lookNext', Next, () => rows.step(1), row.id === all.at(-1)?.id)}
        {step('admin.list.keys.close', Close, () => rows.look(undefined))}
      </Box>
      {View && status && (
        <Box sx={{ paddingInline: 2, paddingBlockEnd: 1.5, fontSize: 14 }}>
          <View field={field} name={status.field} resource={resource} value={row[status.field]} row={row} />
        </Box>
      )}
      <Box
        sx={{ overflow: 'auto', flex: 1, paddingInline: 2, paddingBlockEnd: 2 }}
        tabIndex={0}
        role="group"
        aria-label={translate('admin.show.facts')}
      >
        <QuickFacts resource={resource} row={row} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, padding: 2, borderBlockStart: '1px solid', borderColor: 'divider' }}>
        {state.deleted ? (
          may('delete', resource, row) && (
            <Button variant="contained" onClick={press(() => restore(row.id))}>
              {translate('admin.list.restore')}
            </Button>
          )
        ) : (
          <>
            <Button component={Link} to={`/home/${resource}/${row.id}/show`} variant="outlined">
              {translate('admin.list.open')}
            </Button>
            {!readOnly && may('edit', resource, row) && (
              <Button component={Link} to={`/home/${resource}/${row.id}`} variant="outlined">
                {translate('admin.list.edit')}
              </Button>
            )}
            <TakeButton resource={resource} row={row} />
            {status && <MoveButtons key={`${row.id} ${row.version}`} resource={resource} row={row} />}
          </>
        )}
      </Box>
    </Box>
  )
}
