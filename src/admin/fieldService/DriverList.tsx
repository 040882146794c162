import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Driver } from '../../schema/fieldService/calls/fieldService.ts'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { useI18n, type I18n } from '../core/useI18n.ts'
import { Items } from '../core/parts/Items.tsx'

/** What a driver is doing, and the age of their position. */
export function driverSays({ translate, format }: I18n, { busy, away, open, place }: Driver): string {
  const known = place ? translate(`admin.dispatch.place.${place.from}`, { time: place.at ? format.time(place.at) : '' }) : ''
  return [
    translate(away ? 'admin.dispatch.away' : busy ? 'admin.dispatch.busy' : 'admin.dispatch.free'),
    translate('admin.dispatch.load', { smart_count: open }),
    known,
  ]
    .filter(Boolean)
    .join(' · ')
}

interface DriverListProps {
  drivers: readonly Driver[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** The drivers with their work; pressing one shows their day. */
export function DriverList({ drivers, chosen, onChoose }: DriverListProps) {
  const i18n = useI18n()
  return (
    <Items sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(230px, 1fr))' } }}>
      {drivers.map((driver) => (
        <li key={driver.id}>
          <ButtonBase
            aria-pressed={driver.id === chosen}
            onClick={() => onChoose(driver.id)}
            sx={{
              inlineSize: '100%',
              minBlockSize: 52,
              paddingInline: 1.5,
              paddingBlock: 1,
              borderRadius: 2,
              border: 1,
              borderColor: driver.id === chosen ? 'primary.main' : 'divider',
              bgcolor: driver.id === chosen ? 'surface.brand' : 'background.paper',
              display: 'grid',
              justifyItems: 'start',
              justifyContent: 'start',
              textAlign: 'start',
            }}
          >
            <StatusDot tone={driver.away ? 'neutral' : driver.busy ? 'info' : 'positive'}>{driver.name[i18n.code]}</StatusDot>
            <Box component="span" sx={{ fontSize: 12.5, color: 'text.secondary' }}>
              {driverSays(i18n, driver)}
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Items>
  )
}
