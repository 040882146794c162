// Where a resource needs more than its definition says. Most need nothing.
import { lazy, type ComponentType } from 'react'
import type { Row } from '../definition.ts'

/** What a resource may bring of its own. */
export interface Override {
  /** Buttons beside the status moves of a row's page. */
  Actions?: ComponentType<{ row: Row }>
  /** What stands before the facts of a row's page. */
  Lead?: ComponentType<{ row: Row }>
  /** A page of its own instead of the generic one. */
  Show?: ComponentType
  /** A list of its own. */
  List?: ComponentType
  /** What stands beside the form while it is filled in. */
  FormAside?: ComponentType
  /** A word beside a row's name in lists. */
  Note?: ComponentType<{ row: Row }>
}

const ClosureButton = lazy(() => import('./appointments/ClosureButton.tsx').then((file) => ({ default: file.ClosureButton })))
const VehicleCare = lazy(() => import('./vehicles/VehicleCare.tsx').then((file) => ({ default: file.VehicleCare })))
const StaffActions = lazy(() => import('./staff/StaffActions.tsx').then((file) => ({ default: file.StaffActions })))
const StaffOverview = lazy(() => import('./staff/StaffOverview.tsx').then((file) => ({ default: file.StaffOverview })))
const FlagsPage = lazy(() => import('./featureFlags/FlagsPage.tsx').then((file) => ({ default: file.FlagsPage })))
const BrandPreview = lazy(() => import('./settings/BrandPreview.tsx').then((file) => ({ default: file.BrandPreview })))
const ContentPreview = lazy(() => import('./cms/ContentPreview.tsx').then((file) => ({ default: file.ContentPreview })))
const ContentShown = lazy(() => import('./cms/ContentShown.tsx').then((file) => ({ default: file.ContentShown })))
const SurveyPreview = lazy(() => import('./surveys/SurveyPreview.tsx').then((file) => ({ default: file.SurveyPreview })))
const StaffRights = lazy(() => import('./staff/StaffRights.tsx').then((file) => ({ default: file.StaffRights })))
const CustomerPage = lazy(() => import('./customers/CustomerPage.tsx').then((file) => ({ default: file.CustomerPage })))
const FilePage = lazy(() => import('./files/FilePage.tsx').then((file) => ({ default: file.FilePage })))

/** Overrides by resource name. */
export const overrides: Readonly<Record<string, Override | undefined>> = {
  customers: { Show: CustomerPage },
  staff: { Actions: StaffActions, Lead: StaffOverview, FormAside: StaffRights },
  featureFlags: { List: FlagsPage },
  settings: { FormAside: BrandPreview },
  cms: { FormAside: ContentPreview, Note: ContentShown },
  surveys: { FormAside: SurveyPreview },
  files: { Show: FilePage },
  vehicles: { Lead: VehicleCare },
  appointments: { Actions: ClosureButton },
}
