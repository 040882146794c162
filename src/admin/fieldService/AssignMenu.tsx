import Send from '@mui/icons-material/PersonAddAltOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { press } from '../../http/index.ts'
import type { Driver, FieldRequest } from '../../schema/fieldService/calls/fieldService.ts'
import { kilometres } from '../../schema/core/values/geo.ts'
import { assignFieldRequest } from '../../schema/fieldService/calls.ts'
import { client } from '../core/client.ts'
import { Menu } from '../core/parts/late.tsx'
import { useI18n } from '../core/useI18n.ts'
import { useFieldRequestAction } from './useFieldRequests.ts'

interface Candidate {
  driver: Driver
  km: number | null
}
/** Drivers in the order of preference: present before away, free before busy, then the nearest. */
export function candidatesFor(fieldRequest: FieldRequest, drivers: readonly Driver[]): Candidate[] {
  const { point } = fieldRequest
  const measured = drivers.map((driver) => ({ driver, km: driver.place && point ? kilometres(driver.place, point) : null }))
  return measured.toSorted(
    (one, other) =>
      Number(one.driver.away) - Number(other.driver.away) ||
      Number(one.driver.busy) - Number(other.driver.busy) ||
      (one.km ?? Infinity) - (other.km ?? Infinity),
  )
}

/** Assigns a field request to a driver: the nearest free one is first. */
export function AssignMenu({ fieldRequest, drivers }: { fieldRequest: FieldRequest; drivers: readonly Driver[] }) {
  const { translate, format, code } = useI18n()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { run } = useFieldRequestAction()
  const { kind, ref, version, driverId } = fieldRequest
  const label = translate(driverId ? 'admin.dispatch.reassign' : 'admin.dispatch.assign')
  if (kind === 'homeService' && !fieldRequest.slotAt)
    return (
      <Button size="small" variant="outlined" component={Link} to={`/home/homeService/${fieldRequest.id}`}>
        {translate('admin.dispatch.setTime')}
      </Button>
    )
  const choose = (to: string) => {
    setAnchor(null)
    return run(() => client.call(assignFieldRequest, { kind, driverId: to, version }, { params: { id: fieldRequest.id } }))
  }
  const says = ({ driver, km }: Candidate) =>
    [
      km === null ? null : translate('admin.dispatch.km', { km: format.number(Math.round(km * 10) / 10) }),
      translate(driver.away ? 'admin.dispatch.away' : driver.busy ? 'admin.dispatch.busy' : 'admin.dispatch.free'),
      translate('admin.dispatch.load', { smart_count: driver.open }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <>
      <Button
        id={id}
        size="small"
        variant={driverId ? 'outlined' : 'contained'}
        startIcon={<Send />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${label}, ${ref}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minBlockSize: { xs: 44, sm: 34 } }}
      >
        {label}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id, subheader: <ListSubheader>{translate('admin.dispatch.nearest')}</ListSubheader> } }}
      >
        {candidatesFor(fieldRequest, drivers).map((one) => (
          <MenuItem
            key={one.driver.id}
            selected={one.driver.id === driverId}
            disabled={one.driver.id === driverId}
            onClick={press(() => choose(one.driver.id), anchor)}
            sx={{ display: 'grid', paddingBlock: 1 }}
          >
            <bdi>{one.driver.name[code]}</bdi>
            <Box component="span" sx={{ fontSize: 12.5, color: one.driver.away ? 'text.disabled' : 'text.secondary' }}>
              {says(one)}
            </Box>
          </MenuItem>
        ))}
        {drivers.length === 0 && <MenuItem disabled>{translate('admin.dispatch.noDrivers')}</MenuItem>}
      </Menu>
    </>
  )
}
