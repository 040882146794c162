import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { FieldFrame } from '../core/fields/FieldFrame.tsx'
import { FreeSlots } from '../appointments/index.ts'
import { labelOf, useI18n } from '../core/useI18n.ts'
import type { Conversion, Preparation } from './conversion.ts'

/** The start of the lead's booking: one of the free starts. */
export function SlotField({ type }: { type: Preparation['type'] }) {
  const { translate } = useI18n()
  const id = useId()
  const { field, fieldState } = useController<Conversion, 'startAt'>({ name: 'startAt' })
  const [locationId, services, driveCarId] = useWatch<Conversion, ['locationId', 'services', 'driveCarId']>({
    name: ['locationId', 'services', 'driveCarId'],
  })
  if (!locationId) return <Typography sx={{ color: 'text.secondary' }}>{translate('admin.lead.convert.branchFirst')}</Typography>
  const wanted = type === 'service' ? { services: services.map(({ code }) => code).join(',') } : driveCarId ? { driveCarId } : {}
  return (
    <FieldFrame id={id} label={labelOf(translate, 'appointments', 'startAt')} required error={fieldState.error?.message} group>
      {/* A start may not be free with another branch, service or car. */}
      <FreeSlots
        question={{ locationId, type, ...wanted }}
        value={field.value}
        onChange={field.onChange}
        onGone={() => field.onChange(null)}
      />
    </FieldFrame>
  )
}
