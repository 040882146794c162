// Resources whose list, or a whole page, needs more than its definition. Parts of row pages and forms are in pageParts.ts.
import { lazy } from 'react'
import type { ByResource, Override } from './core/featureParts.ts'

const FlagsPage = lazy(() => import('./settings/FlagsPage.tsx').then((file) => ({ default: file.FlagsPage })))
const ContentShown = lazy(() => import('./content/ContentShown.tsx').then((file) => ({ default: file.ContentShown })))
const AskCustomer = lazy(() => import('./surveys/askItems.tsx').then((file) => ({ default: file.AskCustomer })))
const AskAboutVisit = lazy(() => import('./surveys/askItems.tsx').then((file) => ({ default: file.AskAboutVisit })))
const LeadTeam = lazy(() => import('./leads/LeadTeam.tsx').then((file) => ({ default: file.LeadTeam })))
const LeadItems = lazy(() => import('./leads/LeadItems.tsx').then((file) => ({ default: file.LeadItems })))
const LeadNote = lazy(() => import('./leads/LeadNote.tsx').then((file) => ({ default: file.LeadNote })))
const CustomerPage = lazy(() => import('./customers/CustomerPage.tsx').then((file) => ({ default: file.CustomerPage })))
const FilePage = lazy(() => import('./files/FilePage.tsx').then((file) => ({ default: file.FilePage })))
const PaymentSummary = lazy(() => import('./payments/PaymentSummary.tsx').then((file) => ({ default: file.PaymentSummary })))
const FeedStatus = lazy(() => import('./cases/FeedStatus.tsx').then((file) => ({ default: file.FeedStatus })))
const TemplatesPage = lazy(() => import('./messages/TemplatesPage.tsx').then((file) => ({ default: file.TemplatesPage })))
const ResendItem = lazy(() => import('./messages/ResendButton.tsx').then((file) => ({ default: file.ResendItem })))
const BackgroundJobsPage = lazy(() =>
  import('./backgroundJobs/BackgroundJobsPage.tsx').then((file) => ({ default: file.BackgroundJobsPage })),
)
const BackgroundJobPage = lazy(() => import('./backgroundJobs/BackgroundJobPage.tsx').then((file) => ({ default: file.BackgroundJobPage })))

/** Overrides by resource name. */
export const overrides: ByResource<Override> = {
  customers: { RowItems: AskCustomer, Show: CustomerPage },
  featureFlags: { List: FlagsPage },
  cms: { Note: ContentShown },
  messages: { RowItems: ResendItem },
  messageTemplates: { List: TemplatesPage },
  files: { Show: FilePage },
  jobs: { List: BackgroundJobsPage, Show: BackgroundJobPage },
  payments: { Above: PaymentSummary },
  feedFiles: { Above: FeedStatus },
  leads: { Above: LeadTeam, RowItems: LeadItems, Note: LeadNote },
  appointments: { RowItems: AskAboutVisit },
}
