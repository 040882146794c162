import Typography from '@mui/material/Typography'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ServiceLine } from '../../schema/core/kinds.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { useLater } from '../core/useLater.ts'
import { FreeSlots } from './FreeSlots.tsx'
import { useI18n } from '../core/useI18n.ts'

interface Wanted {
  type: string
  locationId: string | null
  advisorId: string | null
  services: readonly ServiceLine[] | null
  driveCarId: string | null
}

/** Beside the form of a booking: the free starts for its branch, advisor and services; pressing one fills it in. */
export function FreeTimes() {
  const { translate } = useI18n()
  const { setValue } = useFormContext()
  const [type, locationId, advisorId, services, driveCarId, startAt] = useWatch({
    name: ['type', 'locationId', 'advisorId', 'services', 'driveCarId', 'startAt'],
  }) as [Wanted['type'], Wanted['locationId'], Wanted['advisorId'], Wanted['services'], Wanted['driveCarId'], unknown]
  const drive = type === 'testDrive'
  const codes = useLater((services ?? []).map(({ code }) => code).join(','), 300)
  if (type === 'walkIn') return null
  return (
    <Panel title={translate('admin.visit.freeTimes')}>
      {locationId ? (
        <FreeSlots
          question={{
            locationId,
            type: drive ? 'testDrive' : 'service',
            ...(drive ? (driveCarId ? { driveCarId } : {}) : { services: codes, ...(advisorId ? { advisorId } : {}) }),
          }}
          value={typeof startAt === 'string' ? startAt : null}
          onChange={(start) => setValue('startAt', start, { shouldDirty: true, shouldValidate: true })}
        />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{translate('admin.lead.convert.branchFirst')}</Typography>
      )}
    </Panel>
  )
}
