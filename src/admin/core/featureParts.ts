// Parts that features add to the generic pages of their resources. The staff area, which imports every feature, passes them in; core
// imports none.
import { createContext, use, useContext, type ComponentType, type ReactNode } from 'react'
import type { CardProps } from './board/cardProps.ts'
import type { Row } from './definition.ts'
import type { InputProps } from './fields/parts.ts'
import type { RowItemsProps } from './list/rows/rowItems.ts'
import type { MayAsk } from './rights.ts'

/** Parts of a resource's list, and pages that replace the generic ones. */
export interface Override {
  /** Shown above the list. */
  Above?: ComponentType
  /** Shown above the board. */
  AboveBoard?: ComponentType
  /** Additional items in the menu of a list's row. */
  RowItems?: ComponentType<RowItemsProps>
  /** Replaces the generic page of a row. */
  Show?: ComponentType
  /** Replaces the generic list. */
  List?: ComponentType
  /** A text beside a row's name in lists. */
  Note?: ComponentType<{ row: Row }>
}

/** Props of a dialog before a form is saved. */
export interface ConfirmProps {
  onConfirm: () => Promise<unknown>
  onClose: () => void
}
/** Parts of a resource's pages of single rows. */
export interface PageParts {
  /** Additional actions on selected rows of the list. */
  Chosen?: ComponentType
  /** The content of a card on the board. */
  Card?: ComponentType<CardProps>
  /** Buttons beside the status moves of a row's page. */
  Actions?: ComponentType<{ row: Row }>
  /** Replaces the generic buttons of the status moves. */
  Moves?: ComponentType<{ row: Row }>
  /** Around a row's page, from before the row is there: loads what the head's buttons depend on, and shows `waiting` until that is there. */
  Around?: ComponentType<{ id: string; waiting: ReactNode; children: ReactNode }>
  /** Shown below the row's name. */
  Head?: ComponentType<{ row: Row }>
  /** Shown above the facts of a row's page. */
  Lead?: ComponentType<{ row: Row }>
  /** Fields that `Lead` shows, so that the facts leave them out. */
  leads?: readonly string[] | ((row: Row, may: MayAsk) => readonly string[])
  /** Shown beside the form. */
  FormAside?: ComponentType
  /** Inputs that replace the generic ones, by field. */
  Inputs?: Readonly<Record<string, ComponentType<InputProps>>>
  /** Shown below the fields of a form's section, by section. */
  Sections?: Readonly<Record<string, ComponentType>>
  /** Shown before a form is saved whose values need it. */
  Confirm?: ComponentType<ConfirmProps>
  /** Whether `Confirm` is needed for the values of a form of the row. */
  needsConfirm?: (values: Readonly<Record<string, unknown>>, row: Row) => boolean
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
  /** Parts of row pages, loaded with the first row; a component that needs them earlier suspends. */
  pageParts: () => ByResource<PageParts> | Promise<ByResource<PageParts>>
}

const nothing = () => null
/** Around pages that no feature brings anything to. */
export const bareShell: ShellParts = {
  countBadges: () => Promise.resolve({}),
  ...{ Bell: nothing, RecentMenu: nothing, SearchDialog: nothing, PersonItems: nothing },
}
/** Provided around all pages. */
export const FeaturePartsContext = createContext<FeatureParts>({ shell: bareShell, overrides: {}, pageParts: () => ({}) })

/** What features bring to what surrounds every page. */
export const useShellParts = (): ShellParts => useContext(FeaturePartsContext).shell

/** The parts of lists, by resource. */
export const useOverrides = () => useContext(FeaturePartsContext).overrides

/** The parts of a resource's row page, form and card. */
export function usePageParts(resource: string): PageParts {
  const parts = useContext(FeaturePartsContext).pageParts()
  return (parts instanceof Promise ? use(parts) : parts)[resource] ?? {}
}
