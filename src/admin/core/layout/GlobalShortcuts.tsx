import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { resources } from '../../../schema/resources.ts'
import { definitionOf } from '../definition.ts'
import { mayMakeOwn, useMay } from '../rights.ts'
import { listenToShortcuts, useShortcut } from '../shortcuts.ts'
import { shown } from './shown.ts'

const openSearch = () => shown.set('search')
const openHelp = () => shown.set('shortcuts')

/** The shortcuts that are the same on every page. */
export function GlobalShortcuts() {
  const navigate = useNavigate()
  const may = useMay()
  const { pathname } = useLocation()
  useEffect(listenToShortcuts, [])
  const way = (keys: string, name: string) => (may('list', name) ? keys : null)
  const go = (name: string) => () => void navigate(`/home/${name}`)
  const [, resource = ''] = /^\/home\/(\w+)/.exec(pathname) ?? []
  const makeable = resource in resources && !definitionOf(resource).readOnly && !definitionOf(resource).single && may('create', resource)
  const phone = mayMakeOwn(may, 'appointments', { type: 'service', status: 'pending' })
  useShortcut('/', 'admin.shortcuts.search', openSearch, 'everywhere')
  useShortcut('mod+k', 'admin.shortcuts.search', openSearch, 'everywhere')
  useShortcut(phone ? 'b' : null, 'admin.phone.title', go('phone'), 'everywhere')
  useShortcut('?', 'admin.shortcuts.help', openHelp, 'everywhere')
  useShortcut('g h', 'admin.queue.title', go('dashboard'), 'go')
  useShortcut(way('g l', 'leads'), 'admin.shortcuts.goLeads', go('leads'), 'go')
  useShortcut(way('g c', 'customers'), 'admin.shortcuts.goCustomers', go('customers'), 'go')
  useShortcut(way('g v', 'vehicles'), 'admin.shortcuts.goVehicles', go('vehicles'), 'go')
  useShortcut(way('g b', 'appointments'), 'admin.shortcuts.goBookings', go('appointments'), 'go')
  useShortcut('g m', 'admin.me.title', go('me'), 'go')
  useShortcut(makeable ? 'n' : null, 'admin.shortcuts.new', () => void navigate(`/home/${resource}/create`))
  return null
}
