import Dispatch from '@mui/icons-material/RouteOutlined'
import Driving from '@mui/icons-material/LocalShippingOutlined'
import Calendar from '@mui/icons-material/CalendarViewWeekOutlined'
import Phone from '@mui/icons-material/AddIcCallOutlined'
import Outbound from '@mui/icons-material/PhoneForwardedOutlined'
import Rights from '@mui/icons-material/AdminPanelSettingsOutlined'
import Masters from '@mui/icons-material/CategoryOutlined'
import Now from '@mui/icons-material/TaskAltOutlined'
import Drive from '@mui/icons-material/SpeedOutlined'
import Workshop from '@mui/icons-material/CarRepairOutlined'
import type SvgIcon from '@mui/material/SvgIcon'
import type { Translate } from '../../../i18n/index.ts'
import { modulesOf } from '../../../schema/core/access.ts'
import { menuGroups } from '../../../schema/core/resource.ts'
import { resources } from '../../../schema/resources.ts'
import { menuEntries, menuEntriesOfType } from '../../../schema/core/menuEntries.ts'
import { session, useSession } from '../../../session/index.ts'
import { definitionOf } from '../definition.ts'
import { icons } from '../icons.ts'
import { listLink } from '../listLink.ts'
import { mayMakeOwn, type MayAsk } from '../rights.ts'
import { nameOf } from '../useI18n.ts'
import { namedKey } from '../../../schema/core/dataKeys.ts'

type Group = Exclude<(typeof menuGroups)[number], 'masters'>
interface Way {
  group: Group
  icon: typeof SvgIcon
  /** Shown to anyone who may list one of these. */
  lists: readonly string[]
  /** Only for those who may create such a row of their own of the first of these. */
  makes?: Readonly<Record<string, unknown>>
  /** Placed before the resources of its group. */
  first?: boolean
  /** Only for those who may configure the settings. */
  steers?: boolean
  /** Only for drivers, or only for others. */
  drivers?: boolean
  /** A view of another link's page, by its address: only in the menus of those who have it among their first entries. */
  view?: string
  /** The module without which there is nothing of it. */
  module?: string
}
/** Links of the menu that are not resources, by name: the path below /home; their labels are `admin.<name>.title`. */
const pages: Readonly<Record<string, Way>> = {
  phone: { group: 'service', icon: Phone, lists: ['appointments'], makes: { type: 'service', status: 'pending' }, first: true },
  workshop: { group: 'service', icon: Workshop, lists: ['appointments'], view: '/home/appointments/board', module: 'serviceBooking' },
  testDrives: {
    group: 'service',
    icon: Drive,
    lists: ['appointments'],
    view: listLink('appointments', { type: ['testDrive'], closure: ['none'] }),
    module: 'testDrive',
  },
  calendar: { group: 'service', icon: Calendar, lists: ['appointments'], first: true },
  outbound: { group: 'reach', icon: Outbound, lists: ['surveyInvitations'], first: true },
  masters: { group: 'settings', icon: Masters, lists: [] },
  rights: { group: 'settings', icon: Rights, lists: ['staff'], steers: true },
  jobs: { group: 'settings', icon: icons.job, lists: ['jobs'], steers: true },
  driving: { group: 'requests', icon: Driving, lists: ['roadsideAssistance', 'homeService'], first: true, drivers: true },
  dispatch: { group: 'requests', icon: Dispatch, lists: ['roadsideAssistance', 'homeService'], drivers: false },
}

const namesOf = (group: string, may: MayAsk): string[] =>
  Object.keys(resources).filter((name) => {
    const { group: own, hidden } = definitionOf(name)
    return own === group && !hidden && may('list', name)
  })

/** The masters that a person may list. */
export const mastersFor = (may: MayAsk): string[] => namesOf('masters', may)

const pagesFor = (group: Group, may: MayAsk): [name: string, way: Way][] =>
  Object.entries(pages).filter(([name, way]) => way.group === group && !way.view && isOpen(name, way, may))
const isOpen = (name: string, way: Way, may: MayAsk): boolean =>
  (way.drivers === undefined || way.drivers === (session.get('staff')?.staffType === 'Driver')) &&
  (!way.makes || mayMakeOwn(may, way.lists[0] ?? '', way.makes)) &&
  (!way.steers || may('configure', 'settings')) &&
  (!way.module || !session.get('staff')?.closedModules?.includes(way.module)) &&
  (name === 'masters' ? mastersFor(may).length > 0 : way.lists.some((resource) => may('list', resource)))

/** A person's menu: groups in the schema's order with the links that they may use. */
export const menuFor = (may: MayAsk): { group: Group; names: string[] }[] =>
  menuGroups
    .filter((group) => group !== 'masters')
    .map((group) => {
      const ways = pagesFor(group, may)
      const named = (first: boolean) => ways.filter(([, way]) => (way.first ?? false) === first).map(([name]) => name)
      return { group, names: [...named(true), ...namesOf(group, may), ...named(false)] }
    })
    .filter(({ names }) => names.length > 0)

/** The path of a link of the menu. */
export const wayTo = (name: string): string => pages[name]?.view ?? `/home/${name}`
/** The link to Now, the first one of every menu; its label is `admin.queue.title`. */
export const nowWay = { to: '/home/dashboard', Icon: Now }
/** Whether the page at a path below /home is about modules alone that the tenant has switched off: then there is no such page. */
export function useIsClosed(path: string): boolean {
  const closed = useSession('staff')?.closedModules ?? []
  const [, , name = ''] = path.split('/')
  const about = pages[name]?.lists ?? (name in resources ? [name] : [])
  return about.length > 0 && about.flatMap((one) => modulesOf(definitionOf(one))).every((module) => closed.includes(module))
}
/** Its label. */
export const nameOfWay = (translate: Translate, name: string): string =>
  name in pages && !(name in resources) ? translate(namedKey(`admin.${name}.title`)) : nameOf(translate, name)
/** Its icon. */
export const iconOfWay = (name: string): typeof SvgIcon => pages[name]?.icon ?? icons[definitionOf(name).icon]
/** Its path, name and icon. */
export const wayOf = (translate: Translate, name: string) => ({
  to: wayTo(name),
  label: nameOfWay(translate, name),
  Icon: iconOfWay(name),
})

/** The first links of a person's menu after Now: those of their job that they may open, then others. */
export function firstWays(may: MayAsk, count: number): string[] {
  const staff = session.get('staff')
  const all = menuFor(may).flatMap(({ names }) => names)
  const { [staff?.staffType ?? '']: ofType } = menuEntriesOfType as Readonly<Record<string, readonly string[]>>
  const ofJob = ofType ?? menuEntries[staff?.designation ?? 'Administrator']
  const known = ofJob.filter((name) => all.includes(name) || (pages[name]?.view && isOpen(name, pages[name], may)))
  return [...known, ...all.filter((name) => !known.includes(name))].slice(0, count)
}

const filterIn = (search: string) => new URLSearchParams(search).get('filter')
/** The link among these that leads to the present page: of several the one that says more. */
export function wayHere(names: readonly string[], { pathname, search }: { pathname: string; search: string }): string | undefined {
  const leadsHere = (name: string) => {
    const [path = '', query = ''] = wayTo(name).split('?')
    const below = query === '' && pathname.startsWith(`${path}/`)
    return (pathname === path || below) && (query === '' || filterIn(query) === filterIn(search))
  }
  return names.filter(leadsHere).toSorted((one, other) => wayTo(other).length - wayTo(one).length)[0]
}
