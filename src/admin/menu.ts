import Masters from '@mui/icons-material/CategoryOutlined'
import type SvgIcon from '@mui/material/SvgIcon'
import type { Translate } from '../i18n/index.ts'
import { menuGroups } from '../schema/resource.ts'
import { resources } from '../schema/resources/index.ts'
import { definitionOf } from './definition.ts'
import { icons } from './icons.ts'
import type { MayAsk } from './rights.ts'
import { nameOf } from './speaker.ts'

/** The one way of the menu that is no resource: the page on which the masters stand. */
const masters = 'masters'
type Group = Exclude<(typeof menuGroups)[number], 'masters'>

const namesOf = (group: string, may: MayAsk): string[] =>
  Object.keys(resources).filter((name) => {
    const { group: own, hidden } = definitionOf(name)
    return own === group && !hidden && may('list', name)
  })

/** The masters that a person may list. */
export const mastersFor = (may: MayAsk): string[] => namesOf(masters, may)

/** The menu of a person: groups in the schema's order with the ways they may go; the masters are one way among the settings. */
export const menuFor = (may: MayAsk): { group: Group; names: string[] }[] =>
  menuGroups
    .filter((group) => group !== masters)
    .map((group) => {
      const names = namesOf(group, may)
      return { group, names: group === 'settings' && mastersFor(may).length > 0 ? [...names, masters] : names }
    })
    .filter(({ names }) => names.length > 0)

/** Where a way of the menu leads. */
export const wayTo = (name: string): string => `/home/${name}`
/** What it is called. */
export const nameOfWay = (translate: Translate, name: string): string =>
  name === masters ? translate('admin.masters.title') : nameOf(translate, name)
/** Its drawing. */
export const iconOfWay = (name: string): typeof SvgIcon => (name === masters ? Masters : icons[definitionOf(name).icon])

// What most people open most often, for where there is room for a few only.
const usual = ['leads', 'appointments', 'customers', 'vehicles', 'complaints']
/** The few ways that stand under the thumb. */
export function firstWays(may: MayAsk, count: number): string[] {
  const all = menuFor(may).flatMap(({ names }) => names)
  const known = usual.filter((name) => all.includes(name))
  return [...known, ...all.filter((name) => !known.includes(name))].slice(0, count)
}
