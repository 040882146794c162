// Resources whose list, or a whole page, needs more than its definition. Parts of row pages and forms are in pageParts.ts.
import type { ByResource, Override } from './core/featureParts.ts'
import { lazyPart } from './core/parts/lazyPart.ts'
import { AboveLeads, NewLeads } from './leads/AboveLeads.tsx'
import { LeadNote } from './leads/LeadNote.tsx'

const FlagsPage = lazyPart(() => import('./settings/FlagsPage.tsx').then((file) => ({ default: file.FlagsPage })))
const ContentShown = lazyPart(() => import('./content/ContentShown.tsx').then((file) => ({ default: file.ContentShown })))
const AskCustomer = lazyPart(() => import('./surveys/askItems.tsx').then((file) => ({ default: file.AskCustomer })))
const AskAboutVisit = lazyPart(() => import('./surveys/askItems.tsx').then((file) => ({ default: file.AskAboutVisit })))
const LeadPage = lazyPart(() => import('./leads/LeadPage.tsx').then((file) => ({ default: file.LeadPage })))
const LeadItems = lazyPart(() => import('./leads/LeadItems.tsx').then((file) => ({ default: file.LeadItems })))
const CustomerPage = lazyPart(() => import('./customers/CustomerPage.tsx').then((file) => ({ default: file.CustomerPage })))
const OpenProposals = lazyPart(() => import('./staff/OpenProposals.tsx').then((file) => ({ default: file.OpenProposals })))
const FilePage = lazyPart(() => import('./files/FilePage.tsx').then((file) => ({ default: file.FilePage })))
const PaymentSummary = lazyPart(() => import('./payments/PaymentSummary.tsx').then((file) => ({ default: file.PaymentSummary })))
const FeedStatus = lazyPart(() => import('./cases/FeedStatus.tsx').then((file) => ({ default: file.FeedStatus })))
const TemplatesPage = lazyPart(() => import('./messages/TemplatesPage.tsx').then((file) => ({ default: file.TemplatesPage })))
const CostsLink = lazyPart(() => import('./messages/CostsLink.tsx').then((file) => ({ default: file.CostsLink })))
const ResendItem = lazyPart(() => import('./messages/ResendButton.tsx').then((file) => ({ default: file.ResendItem })))
const BackgroundJobsPage = lazyPart(() =>
  import('./backgroundJobs/BackgroundJobsPage.tsx').then((file) => ({ default: file.BackgroundJobsPage })),
)
const BackgroundJobPage = lazyPart(() =>
  import('./backgroundJobs/BackgroundJobPage.tsx').then((file) => ({ default: file.BackgroundJobPage })),
)

/** Overrides by resource name. */
export const overrides: ByResource<Override> = {
  customers: { RowItems: AskCustomer, Show: CustomerPage },
  featureFlags: { List: FlagsPage },
  cms: { Note: ContentShown },
  messages: { Above: CostsLink, RowItems: ResendItem },
  messageTemplates: { List: TemplatesPage },
  files: { Show: FilePage },
  jobs: { List: BackgroundJobsPage, Show: BackgroundJobPage },
  payments: { Above: PaymentSummary },
  feedFiles: { Above: FeedStatus },
  leads: { Above: AboveLeads, AboveBoard: NewLeads, RowItems: LeadItems, Note: LeadNote, Show: LeadPage },
  staff: { Above: OpenProposals },
  appointments: { RowItems: AskAboutVisit },
}
