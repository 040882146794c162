import Send from '@mui/icons-material/PersonAddAltOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { press, toasts } from '../../http/index.ts'
import type { Driver, FieldRequest } from '../../schema/fieldService/calls/fieldService.ts'
import { assignFieldRequest } from '../../schema/fieldService/calls.ts'
import { chooseDrivers, driverReachKm, firstChoice, type DriverChoice } from '../../schema/fieldService/driverChoice.ts'
import { client } from '../core/client.ts'
import { Menu } from '../core/parts/late.tsx'
import { spanOf } from '../core/spanOf.ts'
import { useI18n, type I18n } from '../core/useI18n.ts'
import { placeSays, workSays } from './DriverList.tsx'
import { useFieldRequestAction } from './useFieldRequests.ts'

interface AssignMenuProps {
  fieldRequest: FieldRequest
  drivers: readonly Driver[]
  now: number
}
const size = { minBlockSize: { xs: 44, sm: 34 } } as const
const minute = 60_000

// What is pressed to send this driver. The arrival of a driver who is on another job is not known.
function sendWords({ translate, code }: I18n, kind: FieldRequest['kind'], { driver, minutes }: DriverChoice): string {
  const name = driver.name[code]
  const visit = kind === 'homeService'
  if (minutes === null) return translate(visit ? 'admin.dispatch.visitByUnknown' : 'admin.dispatch.sendUnknown', { name })
  const time = spanOf(translate, minutes)
  return translate(visit ? 'admin.dispatch.visitBy' : driver.busy ? 'admin.dispatch.sendAfter' : 'admin.dispatch.send', { name, time })
}

// Distance, arrival, work, and where the position comes from.
function choiceSays(i18n: I18n, kind: FieldRequest['kind'], { driver, place, km, minutes }: DriverChoice, now: number): string {
  const { translate, format } = i18n
  const arrives = minutes !== null && kind === 'roadsideAssistance' && !driver.busy && !driver.away
  return [
    km === null ? null : translate('admin.dispatch.km', { km: format.number(Math.round(km * 10) / 10) }),
    arrives ? translate('admin.dispatch.etaEstimate', { time: format.time(new Date(now + minutes * minute)) }) : null,
    workSays(i18n, driver),
    placeSays(i18n, place, now),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Gives a field request to a driver: the one who arrives first by one button, the others within reach by a menu. */
export function AssignMenu({ fieldRequest, drivers, now }: AssignMenuProps) {
  const i18n = useI18n()
  const { translate, code } = i18n
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { run } = useFieldRequestAction()
  const { kind, ref, version, driverId } = fieldRequest
  if (kind === 'homeService' && !fieldRequest.slotAt)
    return (
      <Button size="small" variant="outlined" component={Link} to={`/home/homeService/${fieldRequest.id}`}>
        {translate('admin.dispatch.setTime')}
      </Button>
    )
  const choices = chooseDrivers(fieldRequest, drivers)
  const best = driverId ? undefined : firstChoice(choices)
  const others = choices.filter((one) => one !== best)
  const tooFar = drivers.length - choices.length
  const max = driverReachKm
  const label = translate(driverId ? 'admin.dispatch.reassign' : best ? 'admin.dispatch.others' : 'admin.dispatch.assign')
  const choose = async (to: string) => {
    setAnchor(null)
    const refused = await run(() =>
      client.call(assignFieldRequest, { kind, driverId: to, version }, { params: { id: fieldRequest.id }, quiet: true }),
    )
    const [text] = Object.values(refused ?? {})
    if (text) toasts.error({ text })
    // The button that was pressed is gone.
    if (refused === null) document.querySelector<HTMLElement>(`#field-request-${fieldRequest.id} button`)?.focus()
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', ...(best && { inlineSize: '100%' }) }}>
      {best && (
        <Box sx={{ inlineSize: '100%', display: 'grid', gap: 0.5 }}>
          <Button
            variant="contained"
            startIcon={<Send />}
            aria-describedby={`${id}-best`}
            aria-label={`${sendWords(i18n, kind, best)}, ${ref}`}
            onClick={press(() => choose(best.driver.id))}
            sx={{ minBlockSize: 44, lineHeight: 1.3, whiteSpace: 'normal' }}
          >
            {sendWords(i18n, kind, best)}
          </Button>
          <Box id={`${id}-best`} sx={{ fontSize: 12.5, color: 'text.secondary' }}>
            {choiceSays(i18n, kind, best, now)}
          </Box>
        </Box>
      )}
      {choices.length === 0 && (
        <Box sx={{ fontSize: 13, fontWeight: 600, color: 'warning.main' }}>
          {translate(drivers.length === 0 ? 'admin.dispatch.noDrivers' : 'admin.dispatch.noneNear', { max })}
        </Box>
      )}
      {(others.length > 0 || (best && tooFar > 0)) && (
        <>
          <Button
            id={id}
            size="small"
            variant={driverId || best ? 'outlined' : 'contained'}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-label={`${label}, ${ref}`}
            onClick={(event) => setAnchor(event.currentTarget)}
            sx={size}
          >
            {label}
          </Button>
          <Menu
            open={anchor !== null}
            anchorEl={anchor}
            onClose={() => setAnchor(null)}
            slotProps={{ list: { 'aria-labelledby': id, subheader: <ListSubheader>{translate('admin.dispatch.nearest')}</ListSubheader> } }}
          >
            {others.map((one) => (
              <MenuItem
                key={one.driver.id}
                selected={one.driver.id === driverId}
                disabled={one.driver.id === driverId}
                onClick={press(() => choose(one.driver.id), anchor)}
                sx={{ display: 'grid', paddingBlock: 1, whiteSpace: 'normal' }}
              >
                <bdi>{one.driver.name[code]}</bdi>
                <Box component="span" sx={{ fontSize: 12.5, color: one.driver.away ? 'text.disabled' : 'text.secondary' }}>
                  {choiceSays(i18n, kind, one, now)}
                </Box>
              </MenuItem>
            ))}
            {tooFar > 0 && (
              <MenuItem disabled sx={{ whiteSpace: 'normal' }}>
                {translate('admin.dispatch.tooFar', { smart_count: tooFar, max })}
              </MenuItem>
            )}
          </Menu>
        </>
      )}
    </Box>
  )
}
