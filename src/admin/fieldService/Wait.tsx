import Box from '@mui/material/Box'
import type { FieldRequest } from '../../schema/fieldService/calls/fieldService.ts'
import { spanOf } from '../core/spanOf.ts'
import { useI18n } from '../core/useI18n.ts'
import { waitingMinutes, waitTone } from './fieldRequestTexts.ts'

/** The waiting time as text, coloured by its length; when a visit is due, and when the driver will arrive. */
export function Wait({ fieldRequest, now }: { fieldRequest: FieldRequest; now: number }) {
  const { translate, format } = useI18n()
  const minutes = waitingMinutes(fieldRequest, now)
  const { kind, slotAt, etaAt, etaEstimated } = fieldRequest
  const waits = minutes !== null && minutes > 0
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5, fontSize: 13 }}>
      {kind === 'homeService' && (
        <span>{slotAt ? translate('admin.dispatch.at', { time: format.time(slotAt) }) : translate('admin.dispatch.noTime')}</span>
      )}
      {waits && (
        <Box component="span" sx={{ fontWeight: 650, color: (theme) => theme.palette.meaning[waitTone(minutes)] }}>
          {translate(kind === 'homeService' ? 'admin.dispatch.late' : 'admin.dispatch.waits', { time: spanOf(translate, minutes) })}
        </Box>
      )}
      {etaAt && !fieldRequest.arrivedAt && fieldRequest.status !== 'closed' && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate(etaEstimated ? 'admin.dispatch.etaEstimate' : 'admin.dispatch.eta', { time: format.time(etaAt) })}
        </Box>
      )}
    </Box>
  )
}
