import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Driver } from '../../schema/fieldService/calls/fieldService.ts'
import { freshPlaceMinutes } from '../../schema/fieldService/driverChoice.ts'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { useI18n, type I18n } from '../core/useI18n.ts'
import { Items } from '../core/parts/Items.tsx'

/** Where a driver's position comes from, and its age once it is old. */
export function placeSays({ translate, format }: I18n, place: Driver['place'], now: number): string {
  if (!place) return translate('admin.dispatch.place.unknown')
  const { from, at } = place
  const known = translate(`admin.dispatch.place.${from}`, { time: at ? format.time(at) : '' })
  return at && now - Date.parse(at) >= freshPlaceMinutes * 60_000
    ? translate('admin.dispatch.place.old', { place: known, age: format.relative(at, now) })
    : known
}

/** Whether a driver is free, and the number of their jobs. */
export const workSays = ({ translate }: I18n, { busy, away, open }: Driver): string =>
  [
    translate(away ? 'admin.dispatch.away' : busy ? 'admin.dispatch.busy' : 'admin.dispatch.free'),
    translate('admin.dispatch.load', { smart_count: open }),
  ].join(' · ')

/** What a driver is doing, and their position. */
export const driverSays = (i18n: I18n, driver: Driver, now: number): string =>
  `${workSays(i18n, driver)} · ${placeSays(i18n, driver.place, now)}`

interface DriverListProps {
  drivers: readonly Driver[]
  now: number
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** The drivers with their work; pressing one shows their day. */
export function DriverList({ drivers, now, chosen, onChoose }: DriverListProps) {
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
              {driverSays(i18n, driver, now)}
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Items>
  )
}
