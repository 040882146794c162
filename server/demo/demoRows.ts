// All rows of a demo company. The same company, time and counts give the same rows.
import type { RowOf } from '../core/db/repository.ts'
import { makeAppointments, referencesOf } from '../appointments/demo/appointments.ts'
import type { DemoTenantId } from '../core/demo/content/tenants.ts'
import { makeNotices, makeSignIns, makeViews } from '../dashboard/demo/dependentRows.ts'
import { claimKey } from '../core/time/slots.ts'
import { localDay } from '../core/time/time.ts'
import { makeFleetVisits } from '../appointments/demo/fleetVisits.ts'
import { makeBlockedTimes } from '../appointments/demo/blockedTimes.ts'
import { makeCampaigns } from '../campaigns/demo/campaigns.ts'
import { makeCases } from '../cases/demo/cases.ts'
import { startingCaseRules } from '../cases/starting/caseRules.ts'
import { demoRow } from '../core/demo/demoRow.ts'
import { makeCustomers } from '../customers/demo/customers.ts'
import type { DemoContext } from '../masters/demo/demoContext.ts'
import { makeDrives } from '../fieldService/demo/drives.ts'
import { makeFeed } from '../cases/demo/feed.ts'
import { makeFollowUps } from '../leads/demo/followUps.ts'
import { makeJobs } from '../workshop/demo/jobs.ts'
import { leadsOf } from '../leads/demo/leads.ts'
import { makeMasters, type Masters } from '../masters/demo/masters.ts'
import type { Claim } from '../core/demo/openDays.ts'
import { makeLoyalty } from '../loyalty/demo/loyalty.ts'
import { makePayments } from '../payments/demo/payments.ts'
import { makePromotions } from '../appointments/demo/promotions.ts'
import { makeContents } from '../content/demo/publications.ts'
import { makeQuestions } from '../content/demo/questions.ts'
import { createRandom } from '../core/demo/random.ts'
import { makeStaff } from '../staff/demo/staff.ts'
import { aboutCars, makeStockCars } from '../showroom/demo/stockCars.ts'
import { makeSurveys } from '../surveys/demo/surveys.ts'
import { makeDriveCars, makeRouting, withCars } from '../testDrives/demo/testDrives.ts'
import { settleStaff, tagCustomers, tagLeads, withTwins } from '../dashboard/demo/finishingSteps.ts'
import { makeFleet } from '../vehicles/demo/fleet.ts'
import { makeVehicles } from '../vehicles/demo/vehicles.ts'
import { makeSentMessages } from '../messages/demo/sentMessages.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'

/** The number of rows by resource. */
export interface DemoCounts {
  customers: number
  vehicles: number
  appointments: number
  leads: number
}
/** The default numbers of a demo company. */
export const demoCounts: DemoCounts = { customers: 2000, vehicles: 3000, appointments: 4000, leads: 3000 }

type Worked =
  | 'jobServices'
  | 'jobParts'
  | 'inspectionResults'
  | 'driveCars'
  | 'leadRouting'
  | 'staff'
  | 'customers'
  | 'vehicles'
  | 'appointments'
  | 'stockCars'
  | 'leads'
  | 'caseRules'
  | 'complaints'
  | 'feedback'
  | 'roadsideAssistance'
  | 'homeService'
  | 'followUps'
  | 'feedFiles'
  | 'feedLines'
  | 'payments'
  | 'loyaltyEntries'
  | 'cms'
  | 'questions'
  | 'campaigns'
  | 'campaignRecipients'
  | 'messages'
  | 'promotionCodes'
  | 'surveys'
  | 'surveyResponses'
  | 'surveyInvitations'
  | 'savedViews'
  | 'notifications'
  | 'signIns'
  | 'blockedTimes'
/** Rows by resource, ordered so that each refers only to earlier ones; staff have no password yet. */
export interface DemoRows {
  rows: Masters & { [N in Worked]: RowOf<N>[] }
  /** The claims of open appointments. */
  claims: Claim[]
}

const foundedBefore = 1200 * dayMs
const leadDays = 60

/** The rows of a company around `now`. Throws when the branches have no room for the number of appointments. */
export function demoRows(tenantId: DemoTenantId, now: Date, counts: Partial<DemoCounts> = {}): DemoRows {
  const wanted = { ...demoCounts, ...counts }
  const random = (part: string) => createRandom(`${tenantId} ${part}`)
  const founded = new Date(now.getTime() - foundedBefore)
  const masters = makeMasters(tenantId, random('masters'), founded)
  const staff = makeStaff(tenantId, masters, random('staff'), founded)
  // A company with its cars is among the customers.
  const fleet = makeFleet(tenantId, masters, staff, random('fleet'), now)
  const customers = tagCustomers(
    withTwins(makeCustomers(tenantId, masters, staff, random('customers'), now, wanted.customers - fleet.customers.length)),
    random('customers’ tags'),
  )
  const vehicles = makeVehicles(tenantId, masters, customers, staff, random('vehicles'), now, wanted.vehicles - fleet.vehicles.length)
  const fleetVisits = makeFleetVisits(masters, staff, fleet, referencesOf(random('references of the fleet')), random('fleet visits'), now)
  const driveCars = makeDriveCars(masters, random('test-drive cars'), founded)
  const { appointments, claims } = withCars(
    makeAppointments(
      { masters, staff, customers, vehicles },
      random('appointments'),
      now,
      wanted.appointments - fleetVisits.appointments.length,
    ),
    masters,
    driveCars,
  )
  const nextLead = leadsOf({ ...masters, staff, customers }, random('leads'), now, leadDays)
  const stockCars = makeStockCars(masters, staff, random('cars for sale'), now)
  const leads = aboutCars(tagLeads(Array.from({ length: wanted.leads }, nextLead), random('leads’ tags')), stockCars)
  const made = { staff, customers, vehicles, appointments, stockCars, leads }
  const context = (part: string): DemoContext => ({ masters, ...made, now, random: random(part) })
  const newReference = referencesOf(random('references'))
  const cases = makeCases(context('cases'), newReference)
  const ruleIds = random('rules for complaints')
  const caseRules = startingCaseRules((values) => demoRow('caseRules', { id: ruleIds.id(founded), at: founded }, values))
  const signIns = makeSignIns(context('sign-ins'))
  const campaigns = makeCampaigns(context('campaigns'))
  const jobs = makeJobs(context('jobs'))
  return {
    rows: {
      ...masters,
      // The owners of cars were written to this morning: a first start is not hundreds of messages at once.
      settings: masters.settings.map((one) => ({
        ...one,
        ...{ serviceDueDays: 14, serviceDueControl: 10, carsRemindedOn: localDay(now) },
        ...{ dpoName: { en: 'Noura Al-Harbi', ar: 'نورة الحربي' }, dpoEmail: `privacy@${tenantId}.example` },
      })),
      driveCars,
      leadRouting: makeRouting(masters, random('lead routing'), founded),
      ...made,
      customers: [...customers, ...fleet.customers],
      vehicles: [...vehicles, ...fleet.vehicles],
      staff: settleStaff(staff, signIns, now),
      ...jobs,
      appointments: [...fleetVisits.appointments, ...jobs.appointments],
      caseRules,
      ...cases,
      ...makeDrives(context('drives'), newReference),
      followUps: makeFollowUps(context('follow-ups')),
      ...makeFeed(context('feed')),
      payments: makePayments(context('payments'), newReference, fleetVisits.appointments),
      loyaltyEntries: makeLoyalty(context('loyalty')),
      cms: makeContents(context('contents')),
      questions: makeQuestions(context('questions')),
      ...campaigns,
      messages: [...campaigns.messages, ...makeSentMessages(context('sent messages'))],
      promotionCodes: makePromotions(context('promotion codes')),
      ...makeSurveys(context('surveys')),
      savedViews: makeViews(context('views')),
      notifications: makeNotices(context('notices'), cases),
      signIns,
      blockedTimes: makeBlockedTimes(context('blocked times'), new Set(claims.map(({ resource, startAt }) => claimKey(resource, startAt)))),
    },
    claims: [...fleetVisits.claims, ...claims],
  }
}
