// What features bring to the generic pages of their resources. The staff area, which knows every feature, hands it in; core knows none.
import { createContext, use, useContext, type ComponentType } from 'react'
import type { CardProps } from './board/cardProps.ts'
import type { Row } from './definition.ts'
import type { InputProps } from './fields/parts.ts'
import type { RowItemsProps } from './list/rows/rowItems.ts'
import type { MayAsk } from './rights.ts'

/** What a feature may bring to the list of its resource, and instead of its pages. */
export interface Override {
  /** What stands above its list. */
  Above?: ComponentType
  /** Items of its own in the menu of a list's row. */
  RowItems?: ComponentType<RowItemsProps>
  /** A page of its own instead of the generic one. */
  Show?: ComponentType
  /** A list of its own. */
  List?: ComponentType
  /** A word beside a row's name in lists. */
  Note?: ComponentType<{ row: Row }>
}

/** What a feature may bring once a row of its resource is met. */
export interface PageParts {
  /** What else can be done with the rows that are chosen in its list. */
  Chosen?: ComponentType
  /** What stands on its card on a board. */
  Card?: ComponentType<CardProps>
  /** Buttons beside the status moves of a row's page. */
  Actions?: ComponentType<{ row: Row }>
  /** What stands before the facts of a row's page. */
  Lead?: ComponentType<{ row: Row }>
  /** Fields that it tells, and the facts need not. */
  leads?: readonly string[] | ((row: Row, may: MayAsk) => readonly string[])
  /** What stands beside the form while it is filled in. */
  FormAside?: ComponentType
  /** Inputs of its own, by field. */
  Inputs?: Readonly<Record<string, ComponentType<InputProps>>>
}

/** Parts by resource name. */
export type ByResource<P> = Readonly<Record<string, P | undefined>>
/** What features bring to what surrounds every page. */
export interface ShellParts {
  /** Counts what waits for the person, by resource, and their unread notifications. */
  countBadges: (signal: AbortSignal) => Promise<Readonly<Record<string, number>>>
  Bell: ComponentType
  RecentMenu: ComponentType
  SearchDialog: ComponentType<{ onClose: () => void }>
  /** Items of the person's menu. */
  PersonItems: ComponentType
}
interface FeatureParts {
  shell: ShellParts
  overrides: ByResource<Override>
  /** What comes with the first row; a component that asks before it is here waits for it. */
  pageParts: () => ByResource<PageParts> | Promise<ByResource<PageParts>>
}

const nothing = () => null
/** Around pages that no feature brings anything to. */
export const bareShell: ShellParts = {
  countBadges: () => Promise.resolve({}),
  ...{ Bell: nothing, RecentMenu: nothing, SearchDialog: nothing, PersonItems: nothing },
}
/** Given around all pages. */
export const FeaturePartsContext = createContext<FeatureParts>({ shell: bareShell, overrides: {}, pageParts: () => ({}) })

/** What features bring to what surrounds every page. */
export const useShellParts = (): ShellParts => useContext(FeaturePartsContext).shell

/** What features bring to lists, by resource. */
export const useOverrides = () => useContext(FeaturePartsContext).overrides

/** What features bring to a row's page, its form and its card. */
export function usePageParts(resource: string): PageParts {
  const parts = useContext(FeaturePartsContext).pageParts()
  return (parts instanceof Promise ? use(parts) : parts)[resource] ?? {}
}
