import Delete from '@mui/icons-material/DeleteOutlineOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { press } from '../../../http/index.ts'
import { limits } from '../../../schema/core/limits.ts'
import type { Row } from '../definition.ts'
import { RowName } from '../fields/RowName.tsx'
import { useMay } from '../rights.ts'
import { useI18n } from '../useI18n.ts'
import { Banner } from '../pages/Banner.tsx'
import { useRestoreRow } from './useDeleteRow.ts'
import { dayMs } from '../../../schema/core/time/dayLength.ts'

/** Says that the row is deleted, by whom, and until when it can be restored. */
export function DeletedBanner({ resource, row }: { resource: string; row: Row }) {
  const { translate, format } = useI18n()
  const may = useMay()
  const { run } = useRestoreRow(resource)
  const at = String(row['deletedAt'])
  const until = Date.parse(at) + limits.restoreDays * dayMs
  const open = Date.now() < until
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <Banner
        icon={<Delete />}
        tone="lost"
        actions={
          open && may('delete', resource, row) ? (
            <Button variant="contained" onClick={press(() => run(row.id))}>
              {translate('admin.show.restore')}
            </Button>
          ) : undefined
        }
      >
        <Typography component="div" variant="body2" sx={{ fontWeight: 600 }}>
          {translate('admin.show.deleted', { time: format.relative(at) })}
          {typeof row['updatedBy'] === 'string' && (
            <>
              {' · '}
              <RowName target="staff" id={row['updatedBy']} />
            </>
          )}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {open
            ? translate('admin.show.restoreUntil', { date: format.date(until) })
            : translate('errors.tooLateToRestore', { days: limits.restoreDays })}
        </Typography>
      </Banner>
    </Box>
  )
}
