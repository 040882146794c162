import { menuGroups } from '../schema/resource.ts'
import { resources } from '../schema/resources/index.ts'
import { definitionOf } from './definition.ts'
import type { MayAsk } from './rights.ts'

/** The menu of a person: groups in the schema's order with the resources they may list. */
export const menuFor = (may: MayAsk): { group: (typeof menuGroups)[number]; names: string[] }[] =>
  menuGroups
    .map((group) => ({ group, names: Object.keys(resources).filter((name) => definitionOf(name).group === group && may('list', name)) }))
    .filter(({ names }) => names.length > 0)
