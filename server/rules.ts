// The rules of all resources; most resources have none.
import { appointmentRules } from './appointments/rules/appointments.ts'
import { waitingEntryRules } from './appointments/rules/waitingEntries.ts'
import { blockedTimeRules } from './appointments/rules/blockedTimes.ts'
import { campaignRules } from './campaigns/rules/campaigns.ts'
import { cmsRules } from './content/rules/cms.ts'
import { moduleRules, packageRules } from './masters/rules.ts'
import { complaintRules, feedbackRules } from './cases/rules/complaints.ts'
import { homeServiceRules, roadsideRules } from './fieldService/rules/drives.ts'
import { followUpRules } from './leads/rules/followUps.ts'
import { inspectionRules, jobPartRules, jobServiceRules } from './workshop/rules/jobs.ts'
import { leadRules } from './leads/rules/leads.ts'
import { customerRules } from './customers/rules.ts'
import { surveyRules } from './surveys/rules.ts'
import { apiKeyRules } from './integrations/rules.ts'
import { webhookRules } from './integrations/webhooks/rules.ts'
import type { AllRules } from './core/commit/resourceRules.ts'
import type { Services } from './core/services.ts'
import { settingsRules } from './settings/rules/settings.ts'
import { savedViewRules, staffRules } from './staff/rules.ts'
import { vehicleRules } from './vehicles/rules.ts'
import { promotionRules } from './appointments/rules/promotionCodes.ts'

/** The rules by resource. */
export const rules: AllRules<Services> = {
  leads: leadRules,
  followUps: followUpRules,
  complaints: complaintRules,
  feedback: feedbackRules,
  roadsideAssistance: roadsideRules,
  homeService: homeServiceRules,
  appointments: appointmentRules,
  jobServices: jobServiceRules,
  jobParts: jobPartRules,
  inspectionResults: inspectionRules,
  blockedTimes: blockedTimeRules,
  waitingEntries: waitingEntryRules,
  customers: customerRules,
  vehicles: vehicleRules,
  campaigns: campaignRules,
  surveys: surveyRules,
  promotionCodes: promotionRules,
  cms: cmsRules,
  modules: moduleRules,
  servicePackages: packageRules,
  staff: staffRules,
  settings: settingsRules,
  savedViews: savedViewRules,
  apiKeys: apiKeyRules,
  webhookEndpoints: webhookRules,
}
