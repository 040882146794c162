// Every resource's rules; most have none.
import type { ResourceName } from '../../../src/schema/resources/index.ts'
import { appointmentRules } from './appointments.ts'
import { blockedTimeRules } from './blockedTimes.ts'
import { campaignRules } from './campaigns.ts'
import { cmsRules } from './cms.ts'
import { complaintRules, feedbackRules } from './complaints.ts'
import { homeServiceRules, roadsideRules } from './drives.ts'
import { followUpRules } from './followUps.ts'
import { jobPartRules, jobServiceRules } from './jobs.ts'
import { leadRules } from './leads.ts'
import { customerRules, savedViewRules, staffRules, vehicleRules } from './people.ts'
import { promotionRules, surveyRules } from './reach.ts'
import type { Rules } from './rules.ts'
import { settingsRules } from './settings.ts'

/** The rules by resource. */
export const rules: { [N in ResourceName]?: Rules<N> } = {
  leads: leadRules,
  followUps: followUpRules,
  complaints: complaintRules,
  feedback: feedbackRules,
  roadsideAssistance: roadsideRules,
  homeService: homeServiceRules,
  appointments: appointmentRules,
  jobServices: jobServiceRules,
  jobParts: jobPartRules,
  blockedTimes: blockedTimeRules,
  customers: customerRules,
  vehicles: vehicleRules,
  campaigns: campaignRules,
  surveys: surveyRules,
  promotionCodes: promotionRules,
  cms: cmsRules,
  staff: staffRules,
  settings: settingsRules,
  savedViews: savedViewRules,
}
