// Every resource's rules; most have none.
import type { ResourceName } from '../../../src/schema/resources/index.ts'
import { appointmentRules } from './appointments.ts'
import { cmsRules } from './cms.ts'
import { complaintRules, feedbackRules } from './complaints.ts'
import { homeServiceRules, roadsideRules } from './drives.ts'
import { followUpRules } from './followUps.ts'
import { leadRules } from './leads.ts'
import { customerRules, savedViewRules, staffRules, vehicleRules } from './people.ts'
import { campaignRules, surveyRules } from './reach.ts'
import type { Rules } from './rules.ts'
import { messageTemplateRules, settingsRules } from './settings.ts'

/** The rules by resource. */
export const rules: { [N in ResourceName]?: Rules<N> } = {
  leads: leadRules,
  followUps: followUpRules,
  complaints: complaintRules,
  feedback: feedbackRules,
  roadsideAssistance: roadsideRules,
  homeService: homeServiceRules,
  appointments: appointmentRules,
  customers: customerRules,
  vehicles: vehicleRules,
  campaigns: campaignRules,
  surveys: surveyRules,
  cms: cmsRules,
  staff: staffRules,
  settings: settingsRules,
  messageTemplates: messageTemplateRules,
  savedViews: savedViewRules,
}
