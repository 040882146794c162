// Resources whose row page, form, card or bulk actions need more than the definition. Apart from overrides.ts, because lists load first and
// must not include these.
import { lazy } from 'react'
import type { ByResource, PageParts } from './core/featureParts.ts'
import { ledByJob } from './workshop/ledByJob.ts'

const BookingActions = lazy(() => import('./BookingPageActions.tsx').then((file) => ({ default: file.BookingPageActions })))
const VehicleCare = lazy(() => import('./appointments/VehicleCare.tsx').then((file) => ({ default: file.VehicleCare })))
const StaffActions = lazy(() => import('./staff/StaffActions.tsx').then((file) => ({ default: file.StaffActions })))
const StaffOverview = lazy(() => import('./staff/StaffOverview.tsx').then((file) => ({ default: file.StaffOverview })))
const BrandPreview = lazy(() => import('./settings/BrandPreview.tsx').then((file) => ({ default: file.BrandPreview })))
const ContentPreview = lazy(() => import('./content/ContentPreview.tsx').then((file) => ({ default: file.ContentPreview })))
const SurveyResults = lazy(() => import('./surveys/SurveyResults.tsx').then((file) => ({ default: file.SurveyResults })))
const CampaignAside = lazy(() => import('./campaigns/CampaignAside.tsx').then((file) => ({ default: file.CampaignAside })))
const CampaignOverview = lazy(() => import('./campaigns/CampaignOverview.tsx').then((file) => ({ default: file.CampaignOverview })))
const CampaignActions = lazy(() => import('./campaigns/CampaignActions.tsx').then((file) => ({ default: file.CampaignActions })))
const AnswersGiven = lazy(() => import('./surveys/AnswersGiven.tsx').then((file) => ({ default: file.AnswersGiven })))
const SurveyPreview = lazy(() => import('./surveys/SurveyPreview.tsx').then((file) => ({ default: file.SurveyPreview })))
const BookingLead = lazy(() => import('./workshop/BookingLead.tsx').then((file) => ({ default: file.BookingLead })))
const BookingAside = lazy(() => import('./appointments/BookingAside.tsx').then((file) => ({ default: file.BookingAside })))
const LeadOverview = lazy(() => import('./leads/LeadOverview.tsx').then((file) => ({ default: file.LeadOverview })))
const LeadActions = lazy(() => import('./leads/LeadActions.tsx').then((file) => ({ default: file.LeadActions })))
const StaffRights = lazy(() => import('./staff/StaffRights.tsx').then((file) => ({ default: file.StaffRights })))
const CasePanel = lazy(() => import('./cases/CasePanel.tsx').then((file) => ({ default: file.CasePanel })))
const PaymentActions = lazy(() => import('./payments/PaymentActions.tsx').then((file) => ({ default: file.PaymentActions })))
const PaymentLead = lazy(() => import('./payments/PaymentLead.tsx').then((file) => ({ default: file.PaymentLead })))
const FindingActions = lazy(() => import('./payments/FindingActions.tsx').then((file) => ({ default: file.FindingActions })))
const FeedLine = lazy(() => import('./cases/FeedLine.tsx').then((file) => ({ default: file.FeedLine })))
const CoverageNotice = lazy(() => import('./fieldService/CoverageNotice.tsx').then((file) => ({ default: file.CoverageNotice })))
const HomeHours = lazy(() => import('./fieldService/HomeHours.tsx').then((file) => ({ default: file.HomeHours })))
const TemplateAside = lazy(() => import('./messages/TemplatePreview.tsx').then((file) => ({ default: file.TemplateAside })))
const TemplateLead = lazy(() => import('./messages/TemplatePreview.tsx').then((file) => ({ default: file.TemplateLead })))
const WordsInput = lazy(() => import('./messages/WordsInput.tsx').then((file) => ({ default: file.WordsInput })))
const MessageLead = lazy(() => import('./messages/MessageLead.tsx').then((file) => ({ default: file.MessageLead })))
const ResendButton = lazy(() => import('./messages/ResendButton.tsx').then((file) => ({ default: file.ResendButton })))
const AskSurveyMany = lazy(() => import('./surveys/AskSurvey.tsx').then((file) => ({ default: file.AskSurveyMany })))
const LoyaltyCard = lazy(() => import('./loyalty/LoyaltyCard.tsx').then((file) => ({ default: file.LoyaltyCard })))
const WorkshopCard = lazy(() => import('./workshop/WorkshopCard.tsx').then((file) => ({ default: file.WorkshopCard })))
const LeadCard = lazy(() => import('./leads/LeadCard.tsx').then((file) => ({ default: file.LeadCard })))
const ResendMany = lazy(() => import('./messages/ResendMany.tsx').then((file) => ({ default: file.ResendMany })))

/** Parts of pages by resource name. */
export const pageParts: ByResource<PageParts> = {
  customers: { Chosen: AskSurveyMany, Lead: LoyaltyCard },
  complaints: { Lead: CasePanel },
  feedback: { Lead: CasePanel },
  staff: { Actions: StaffActions, Lead: StaffOverview, FormAside: StaffRights },
  settings: { FormAside: BrandPreview },
  cms: { FormAside: ContentPreview },
  messages: { Chosen: ResendMany, Lead: MessageLead, leads: ['body', 'status', 'error'], Actions: ResendButton },
  messageTemplates: { FormAside: TemplateAside, Lead: TemplateLead, Inputs: { body: WordsInput } },
  campaigns: { FormAside: CampaignAside, Lead: CampaignOverview, Actions: CampaignActions, leads: ['counts'] },
  surveys: { FormAside: SurveyPreview, Lead: SurveyResults },
  surveyResponses: { Lead: AnswersGiven, leads: ['answers'] },
  payments: {
    Actions: PaymentActions,
    Lead: PaymentLead,
    leads: ['state', 'amount', 'currency', 'orderType', 'refId', 'trouble', 'events', 'capturedAmount', 'refundedAmount', 'canceledAmount'],
  },
  paymentFindings: { Actions: FindingActions },
  feedLines: { Lead: FeedLine, leads: ['values', 'column', 'problem'] },
  roadsideAssistance: { Lead: CoverageNotice, leads: ['coverage', 'coverageBasis'] },
  homeService: { FormAside: HomeHours },
  vehicles: { Lead: VehicleCare },
  leads: { Card: LeadCard, Lead: LeadOverview, Actions: LeadActions },
  appointments: {
    Chosen: AskSurveyMany,
    Card: WorkshopCard,
    Lead: BookingLead,
    leads: ledByJob,
    FormAside: BookingAside,
    Actions: BookingActions,
  },
}
