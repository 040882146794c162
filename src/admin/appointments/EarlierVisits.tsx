import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFormContext, useWatch } from 'react-hook-form'
import { Panel } from '../core/parts/Panel.tsx'
import { bilingualText } from '../../fields/bilingual/bilingualValue.ts'
import { Code } from '../core/parts/Code.tsx'
import { useI18n } from '../core/useI18n.ts'
import { mayComeOf, useEarlierVisits } from './useEarlierVisits.ts'
import { Items } from '../core/parts/Items.tsx'

/** Beside the form of a booking: the car's last visits, and whether this one is a comeback. */
export function EarlierVisits() {
  const { translate, format, code } = useI18n()
  const { control, setValue } = useFormContext()
  const [vehicleId, startAt, comebackOfId] = useWatch({ control, name: ['vehicleId', 'startAt', 'comebackOfId'] }) as unknown[]
  const visits = useEarlierVisits(vehicleId)
  return (
    <Panel title={translate('admin.visit.earlier')}>
      {visits.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate(vehicleId ? 'admin.visit.none' : 'admin.visit.chooseCar')}</Typography>
      )}
      <Items sx={{ display: 'grid', gap: 1.5 }}>
        {visits.map((visit) => {
          const services = (visit['services'] as { name: unknown }[] | undefined) ?? []
          const chosen = comebackOfId === visit.id
          return (
            <Box component="li" key={visit.id} sx={{ display: 'grid', gap: 0.5 }}>
              <Typography component="span" sx={{ display: 'flex', gap: 1.5, fontWeight: 600 }}>
                <bdi>{format.date(String(visit['startAt']))}</bdi>
                <Code>{String(visit['ref'])}</Code>
              </Typography>
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {services.map(({ name }) => bilingualText(name, code)).join(translate('admin.filter.comma'))}
              </Typography>
              {(chosen || mayComeOf(visit, startAt)) && (
                <Button
                  size="small"
                  variant={chosen ? 'contained' : 'outlined'}
                  aria-pressed={chosen}
                  sx={{ justifySelf: 'start' }}
                  onClick={() => setValue('comebackOfId', chosen ? null : visit.id, { shouldDirty: true })}
                >
                  {translate(chosen ? 'admin.visit.isComeback' : 'admin.visit.markComeback')}
                </Button>
              )}
            </Box>
          )
        })}
      </Items>
    </Panel>
  )
}
