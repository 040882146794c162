import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ServiceLine } from '../../schema/core/kinds.ts'
import { totalsOf, type Totals } from '../../schema/core/money.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { fieldsOf, type Row } from '../core/definition.ts'
import { ServiceTable } from '../../fields/serviceLines/adminServiceTable.tsx'
import { partOf } from '../../fields/admin.ts'
import { useI18n } from '../core/useI18n.ts'
import { AddWork } from './AddWork.tsx'
import { JobLink } from './JobLink.tsx'
import { PromiseHint } from './PromiseHint.tsx'
import { RecommendedWork } from './RecommendedWork.tsx'
import { RowDialog } from './RowDialog.tsx'
import { workFields } from './workFields.ts'
import { WorkRow } from './WorkRow.tsx'
import { isUnsent } from './useJob.ts'
import { Items } from '../core/parts/Items.tsx'

interface JobWorkProps {
  row: Row
  work: readonly Row[]
  /** Work may be added to the job. */
  addable: boolean
  /** The booking may be changed: links sent, decisions recorded. */
  changeable: boolean
  onChanged: () => unknown
}

/** Booked work, additional work, services that are due, and the total; work that is not accepted is separate. */
export function JobWork({ row, work, addable, changeable, onChanged }: JobWorkProps) {
  const { translate, format } = useI18n()
  const [editing, setEditing] = useState<Row | 'new' | null>(null)
  const lines = row['services'] as readonly ServiceLine[]
  const booked = lines.filter(({ code }) => !work.some((one) => one['code'] === code))
  const proposed = work.filter(({ decision }) => decision === 'proposed')
  const total = fieldsOf('appointments')['totals']
  const TotalsView = total && partOf(total).View
  return (
    <Panel
      title={translate('admin.job.work')}
      action={addable && <AddWork row={row} work={work} onChanged={onChanged} onOther={() => setEditing('new')} />}
    >
      <Box sx={{ display: 'grid', gap: 2.5, minInlineSize: 0 }}>
        {booked.length > 0 && (
          <section>
            <Typography component="h3" variant="h3" sx={{ marginBlockEnd: 1 }}>
              {translate('admin.job.booked')}
            </Typography>
            <ServiceTable lines={booked} />
          </section>
        )}
        {work.length > 0 && (
          <section>
            <Typography component="h3" variant="h3" sx={{ marginBlockEnd: 0.5 }}>
              {translate('admin.job.found')}
            </Typography>
            <Items>
              {work.map((one) => (
                <WorkRow
                  key={one.id}
                  row={one}
                  editable={addable}
                  decidable={changeable}
                  onEdit={() => setEditing(one)}
                  onChanged={onChanged}
                />
              ))}
            </Items>
          </section>
        )}
        {addable && <RecommendedWork row={row} work={work} onChanged={onChanged} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', flex: 1, minInlineSize: 220 }}>
            {changeable && <JobLink row={row} waiting={proposed.length} unsent={proposed.filter(isUnsent).length} onSent={onChanged} />}
          </Box>
          <Box>
            {TotalsView && <TotalsView field={total} name="totals" resource="appointments" value={row['totals'] as Totals} />}
            {proposed.length > 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 1 }}>
                {translate('admin.job.ifAccepted', {
                  amount: format.money(
                    totalsOf(
                      [...lines.map(({ price }) => price), ...proposed.map((one) => Number(one['price']))],
                      (row['totals'] as Totals).discount,
                    ).gross,
                  ),
                })}
              </Typography>
            )}
          </Box>
        </Box>
        {changeable && <PromiseHint row={row} onChanged={onChanged} />}
        {!changeable && row['status'] === 'delivered' && (
          <Alert severity="info" variant="outlined">
            {translate('admin.job.over')}
          </Alert>
        )}
      </Box>
      {editing && (
        <RowDialog
          resource="jobServices"
          title={translate(editing === 'new' ? 'admin.job.addWork' : 'admin.job.editWork')}
          fields={workFields}
          row={editing === 'new' ? undefined : editing}
          known={{ appointmentId: row.id }}
          onDone={onChanged}
          onClose={() => setEditing(null)}
        />
      )}
    </Panel>
  )
}
