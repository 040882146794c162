// Where a resource's list, or a whole page of it, needs more than its definition says. Most need nothing; what its page and its form need is in pages.ts.
import { lazy, type ComponentType } from 'react'
import type { Row } from '../definition.ts'
import type { RowItemsProps } from '../pages/list/rowItems.ts'

/** What a resource may bring of its own. */
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

const FlagsPage = lazy(() => import('./featureFlags/FlagsPage.tsx').then((file) => ({ default: file.FlagsPage })))
const ContentShown = lazy(() => import('./cms/ContentShown.tsx').then((file) => ({ default: file.ContentShown })))
const AskCustomer = lazy(() => import('./surveys/askItems.tsx').then((file) => ({ default: file.AskCustomer })))
const AskAboutVisit = lazy(() => import('./surveys/askItems.tsx').then((file) => ({ default: file.AskAboutVisit })))
const LeadDesk = lazy(() => import('./leads/LeadDesk.tsx').then((file) => ({ default: file.LeadDesk })))
const LeadItems = lazy(() => import('./leads/LeadItems.tsx').then((file) => ({ default: file.LeadItems })))
const LeadNote = lazy(() => import('./leads/LeadNote.tsx').then((file) => ({ default: file.LeadNote })))
const CustomerPage = lazy(() => import('./customers/CustomerPage.tsx').then((file) => ({ default: file.CustomerPage })))
const FilePage = lazy(() => import('./files/FilePage.tsx').then((file) => ({ default: file.FilePage })))
const PaymentDesk = lazy(() => import('./payments/PaymentDesk.tsx').then((file) => ({ default: file.PaymentDesk })))
const FeedDesk = lazy(() => import('./feed/FeedDesk.tsx').then((file) => ({ default: file.FeedDesk })))
const TemplatesPage = lazy(() => import('./messageTemplates/TemplatesPage.tsx').then((file) => ({ default: file.TemplatesPage })))
const ResendItem = lazy(() => import('./messages/ResendButton.tsx').then((file) => ({ default: file.ResendItem })))
const WorkPage = lazy(() => import('../work/WorkPage.tsx').then((file) => ({ default: file.WorkPage })))
const WorkJobPage = lazy(() => import('../work/WorkJobPage.tsx').then((file) => ({ default: file.WorkJobPage })))

/** Overrides by resource name. */
export const overrides: Readonly<Record<string, Override | undefined>> = {
  customers: { RowItems: AskCustomer, Show: CustomerPage },
  featureFlags: { List: FlagsPage },
  cms: { Note: ContentShown },
  messages: { RowItems: ResendItem },
  messageTemplates: { List: TemplatesPage },
  files: { Show: FilePage },
  jobs: { List: WorkPage, Show: WorkJobPage },
  payments: { Above: PaymentDesk },
  feedFiles: { Above: FeedDesk },
  leads: { Above: LeadDesk, RowItems: LeadItems, Note: LeadNote },
  appointments: { RowItems: AskAboutVisit },
}
