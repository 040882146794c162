import Ask from '@mui/icons-material/RateReviewOutlined'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { Suspense, useState } from 'react'
import type { RowItemsProps } from '../core/list/rows/rowItems.ts'
import { useSelection } from '../core/list/rows/selection.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { lazyPart } from '../core/parts/lazyPart.ts'

const AskSurveyDialog = lazyPart(() => import('./AskSurveyDialog.tsx').then((file) => ({ default: file.AskSurveyDialog })))

/** Invites the selected customers, or those of selected bookings, to a survey. */
export function AskSurveyMany() {
  const { translate } = useI18n()
  const may = useMay()
  const { resource, ids, all, count } = useSelection()
  const [open, setOpen] = useState(false)
  if (!may('edit', 'surveys')) return null
  return (
    <>
      <Button
        size="small"
        startIcon={<Ask />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ minBlockSize: { xs: 44, sm: 32 } }}
      >
        {translate('admin.survey.ask')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <AskSurveyDialog resource={resource} ids={all ? undefined : ids} count={count} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The same for one row, in its menu. */
export function AskSurveyItem({ row, resource, onClose, onOpen }: RowItemsProps & { resource: string }) {
  const { translate } = useI18n()
  const may = useMay()
  if (!may('edit', 'surveys')) return null
  return (
    <MenuItem
      onClick={() => {
        onClose()
        onOpen((close) => (
          <Suspense fallback={null}>
            <AskSurveyDialog resource={resource} ids={[row.id]} count={1} onClose={close} />
          </Suspense>
        ))
      }}
    >
      <ListItemIcon>
        <Ask fontSize="small" />
      </ListItemIcon>
      {translate('admin.survey.ask')}
    </MenuItem>
  )
}
