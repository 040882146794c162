// Resources whose row page, form, card or bulk actions need more than the definition. Apart from overrides.ts, because lists load first and
// must not include these.
// With the page: buttons that come later would move the ones that are there.
import { BookingPageActions } from './BookingPageActions.tsx'
import type { ByResource, PageParts } from './core/featureParts.ts'
import { ledFields } from './leads/ledFields.ts'
import { LeadMoves } from './leads/LeadMoves.tsx'
import { BookingMoves } from './workshop/BookingMoves.tsx'
import { ledByJob } from './workshop/ledByJob.ts'
import { WithJob } from './workshop/WithJob.ts'
import { keepsShorter } from './backgroundJobs/keepsShorter.ts'
import { lazyPart } from './core/parts/lazyPart.ts'

const CustomerStanding = lazyPart(() => import('./appointments/CustomerStanding.tsx').then((file) => ({ default: file.CustomerStanding })))
const VehicleCare = lazyPart(() => import('./appointments/VehicleCare.tsx').then((file) => ({ default: file.VehicleCare })))
const StaffActions = lazyPart(() => import('./staff/StaffActions.tsx').then((file) => ({ default: file.StaffActions })))
const StaffOverview = lazyPart(() => import('./staff/StaffOverview.tsx').then((file) => ({ default: file.StaffOverview })))
const BrandPreview = lazyPart(() => import('./settings/BrandPreview.tsx').then((file) => ({ default: file.BrandPreview })))
const ApiOriginsInput = lazyPart(() => import('./settings/ApiOriginsInput.tsx').then((file) => ({ default: file.ApiOriginsInput })))
const EmbedOriginsInput = lazyPart(() => import('./settings/EmbedOriginsInput.tsx').then((file) => ({ default: file.EmbedOriginsInput })))
const OldDataPreview = lazyPart(() => import('./backgroundJobs/OldDataPreview.tsx').then((file) => ({ default: file.OldDataPreview })))
const OldDataConfirm = lazyPart(() => import('./backgroundJobs/OldDataConfirm.tsx').then((file) => ({ default: file.OldDataConfirm })))
const IssuerInput = lazyPart(() => import('./staff/IssuerInput.tsx').then((file) => ({ default: file.IssuerInput })))
const WhatsappKeyInput = lazyPart(() => import('./settings/WhatsappKeyInput.tsx').then((file) => ({ default: file.WhatsappKeyInput })))
const ContentPreview = lazyPart(() => import('./content/ContentPreview.tsx').then((file) => ({ default: file.ContentPreview })))
const SurveyResults = lazyPart(() => import('./surveys/SurveyResults.tsx').then((file) => ({ default: file.SurveyResults })))
const CampaignAside = lazyPart(() => import('./campaigns/CampaignAside.tsx').then((file) => ({ default: file.CampaignAside })))
const CampaignOverview = lazyPart(() => import('./campaigns/CampaignOverview.tsx').then((file) => ({ default: file.CampaignOverview })))
const CampaignActions = lazyPart(() => import('./campaigns/CampaignActions.tsx').then((file) => ({ default: file.CampaignActions })))
const AnswersGiven = lazyPart(() => import('./surveys/AnswersGiven.tsx').then((file) => ({ default: file.AnswersGiven })))
const SurveyPreview = lazyPart(() => import('./surveys/SurveyPreview.tsx').then((file) => ({ default: file.SurveyPreview })))
const BookingLead = lazyPart(() => import('./BookingPageLead.tsx').then((file) => ({ default: file.BookingPageLead })))
const BookingAside = lazyPart(() => import('./appointments/BookingAside.tsx').then((file) => ({ default: file.BookingAside })))
const StaffRights = lazyPart(() => import('./staff/StaffRights.tsx').then((file) => ({ default: file.StaffRights })))
const CaseLead = lazyPart(() => import('./ConversationOf.tsx').then((file) => ({ default: file.CaseLead })))
const CustomerLead = lazyPart(() => import('./ConversationOf.tsx').then((file) => ({ default: file.CustomerLead })))
const LeadConversation = lazyPart(() => import('./ConversationOf.tsx').then((file) => ({ default: file.LeadConversation })))
const ConversationShown = lazyPart(() => import('./ConversationOf.tsx').then((file) => ({ default: file.ConversationShown })))
const PaymentActions = lazyPart(() => import('./payments/PaymentActions.tsx').then((file) => ({ default: file.PaymentActions })))
const PaymentLead = lazyPart(() => import('./payments/PaymentLead.tsx').then((file) => ({ default: file.PaymentLead })))
const FindingActions = lazyPart(() => import('./payments/FindingActions.tsx').then((file) => ({ default: file.FindingActions })))
const FeedLine = lazyPart(() => import('./cases/FeedLine.tsx').then((file) => ({ default: file.FeedLine })))
const CoverageNotice = lazyPart(() => import('./fieldService/CoverageNotice.tsx').then((file) => ({ default: file.CoverageNotice })))
const HomeHours = lazyPart(() => import('./fieldService/HomeHours.tsx').then((file) => ({ default: file.HomeHours })))
const TemplateAside = lazyPart(() => import('./messages/TemplatePreview.tsx').then((file) => ({ default: file.TemplateAside })))
const TemplateLead = lazyPart(() => import('./messages/TemplatePreview.tsx').then((file) => ({ default: file.TemplateLead })))
const WordsInput = lazyPart(() => import('./messages/WordsInput.tsx').then((file) => ({ default: file.WordsInput })))
const MessageLead = lazyPart(() => import('./messages/MessageLead.tsx').then((file) => ({ default: file.MessageLead })))
const ResendButton = lazyPart(() => import('./messages/ResendButton.tsx').then((file) => ({ default: file.ResendButton })))
const AskSurveyMany = lazyPart(() => import('./surveys/AskSurvey.tsx').then((file) => ({ default: file.AskSurveyMany })))
const WorkshopCard = lazyPart(() => import('./workshop/WorkshopCard.tsx').then((file) => ({ default: file.WorkshopCard })))
const ApiKeyPanel = lazyPart(() => import('./integrations/ApiKeyPanel.tsx').then((file) => ({ default: file.ApiKeyPanel })))
const FormAddress = lazyPart(() => import('./integrations/FormAddress.tsx').then((file) => ({ default: file.FormAddress })))
const MappingInput = lazyPart(() => import('./integrations/MappingInput.tsx').then((file) => ({ default: file.MappingInput })))
const WebhookPanel = lazyPart(() => import('./integrations/WebhookPanel.tsx').then((file) => ({ default: file.WebhookPanel })))
const ReplayButton = lazyPart(() => import('./integrations/ReplayButton.tsx').then((file) => ({ default: file.ReplayButton })))
const LeadCard = lazyPart(() => import('./leads/LeadCard.tsx').then((file) => ({ default: file.LeadCard })))
const StockCarLead = lazyPart(() => import('./showroom/StockCarLead.tsx').then((file) => ({ default: file.StockCarLead })))
const ResendMany = lazyPart(() => import('./messages/ResendMany.tsx').then((file) => ({ default: file.ResendMany })))

/** Parts of pages by resource name. */
export const pageParts: ByResource<PageParts> = {
  customers: { Chosen: AskSurveyMany, Head: CustomerStanding, Lead: CustomerLead },
  complaints: { Lead: CaseLead },
  feedback: { Lead: CaseLead },
  staff: { Actions: StaffActions, Lead: StaffOverview, FormAside: StaffRights },
  settings: {
    FormAside: BrandPreview,
    Inputs: {
      apiOrigins: ApiOriginsInput,
      embedOrigins: EmbedOriginsInput,
      ssoIssuer: IssuerInput,
      whatsappVerifyToken: WhatsappKeyInput,
    },
    Sections: { oldData: OldDataPreview },
    Confirm: OldDataConfirm,
    needsConfirm: keepsShorter,
  },
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
  stockCars: { Lead: StockCarLead, leads: ['price', 'photos', 'leadId', 'reservedUntil'] },
  conversations: { Lead: ConversationShown, leads: ['lastBody', 'lastAt', 'unread', 'assigneeId'] },
  apiKeys: { Lead: ApiKeyPanel, leads: ['issuedAt', 'revokedAt'] },
  leadForms: { Lead: FormAddress, Inputs: { mapping: MappingInput } },
  webhookEndpoints: { Lead: WebhookPanel, leads: ['secretAt', 'earlierUntil', 'pausedAt', 'pausedBecause', 'failingSince'] },
  webhookDeliveries: { Actions: ReplayButton },
  leads: { Lead: LeadConversation, Card: LeadCard, Moves: LeadMoves, leads: ledFields },
  appointments: {
    Chosen: AskSurveyMany,
    Card: WorkshopCard,
    Lead: BookingLead,
    leads: ledByJob,
    FormAside: BookingAside,
    Actions: BookingPageActions,
    Moves: BookingMoves,
    Around: WithJob,
  },
}
