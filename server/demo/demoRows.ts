// Everything a demo company starts with, as complete rows. The same company, moment and counts give the same rows.
import type { RowOf } from '../db/repository.ts'
import { makeAppointments, referencesOf } from './appointments.ts'
import type { DemoTenantId } from './content/tenants.ts'
import { makeNotices, makeSignIns, makeViews } from './belongings.ts'
import { claimKey } from '../booking/slots.ts'
import { makeBlockedTimes } from './blockedTimes.ts'
import { makeCampaigns } from './campaigns.ts'
import { makeCases } from './cases.ts'
import { makeCustomers } from './customers.ts'
import type { Desk } from './desk.ts'
import { makeDrives } from './drives.ts'
import { makeFeed } from './feed.ts'
import { makeFollowUps } from './followUps.ts'
import { makeJobs } from './jobs.ts'
import { leadsOf } from './leads.ts'
import { makeMasters, type Masters } from './masters.ts'
import type { Claim } from './openDays.ts'
import { makePayments } from './payments.ts'
import { makePromotions } from './promotions.ts'
import { makeContents } from './publications.ts'
import { createRandom } from './random.ts'
import { makeStaff } from './staff.ts'
import { makeSurveys } from './surveys.ts'
import { makeDriveCars, makeRouting, withCars } from './testDrives.ts'
import { settleStaff, tagCustomers, tagLeads, withTwins } from './touches.ts'
import { makeVehicles } from './vehicles.ts'

/** How many of each. */
export interface DemoCounts {
  customers: number
  vehicles: number
  appointments: number
  leads: number
}
/** What a demo company has unless asked otherwise. */
export const demoCounts: DemoCounts = { customers: 2000, vehicles: 3000, appointments: 4000, leads: 3000 }

type Worked =
  | 'jobServices'
  | 'jobParts'
  | 'driveCars'
  | 'leadRouting'
  | 'staff'
  | 'customers'
  | 'vehicles'
  | 'appointments'
  | 'leads'
  | 'complaints'
  | 'feedback'
  | 'roadsideAssistance'
  | 'homeService'
  | 'followUps'
  | 'feedFiles'
  | 'feedLines'
  | 'payments'
  | 'cms'
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
/** Rows by resource, in an order in which each only refers to earlier ones; staff have no password yet. */
export interface DemoRows {
  rows: Masters & { [N in Worked]: RowOf<N>[] }
  /** The time that open appointments hold of advisors and bays. */
  claims: Claim[]
}

const foundedBefore = 1200 * 86_400_000
const leadDays = 60

/** Makes a company's rows around `now`. Appointments take at most what the branches have room for; more throws. */
export function demoRows(tenantId: DemoTenantId, now: Date, counts: Partial<DemoCounts> = {}): DemoRows {
  const wanted = { ...demoCounts, ...counts }
  const random = (part: string) => createRandom(`${tenantId} ${part}`)
  const founded = new Date(now.getTime() - foundedBefore)
  const masters = makeMasters(tenantId, random('masters'), founded)
  const staff = makeStaff(tenantId, masters, random('staff'), founded)
  const customers = tagCustomers(
    withTwins(makeCustomers(tenantId, masters, staff, random('customers'), now, wanted.customers)),
    random('customers’ tags'),
  )
  const vehicles = makeVehicles(tenantId, masters, customers, staff, random('vehicles'), now, wanted.vehicles)
  const driveCars = makeDriveCars(masters, random('test-drive cars'), founded)
  const { appointments, claims } = withCars(
    makeAppointments({ masters, staff, customers, vehicles }, random('appointments'), now, wanted.appointments),
    masters,
    driveCars,
  )
  const nextLead = leadsOf({ ...masters, staff, customers }, random('leads'), now, leadDays)
  const leads = tagLeads(Array.from({ length: wanted.leads }, nextLead), random('leads’ tags'))
  const made = { staff, customers, vehicles, appointments, leads }
  const desk = (part: string): Desk => ({ masters, ...made, now, random: random(part) })
  const newReference = referencesOf(random('references'))
  const cases = makeCases(desk('cases'), newReference)
  const signIns = makeSignIns(desk('sign-ins'))
  return {
    rows: {
      ...masters,
      driveCars,
      leadRouting: makeRouting(masters, random('lead routing'), founded),
      ...made,
      staff: settleStaff(staff, signIns, now),
      ...makeJobs(desk('jobs')),
      ...cases,
      ...makeDrives(desk('drives'), newReference),
      followUps: makeFollowUps(desk('follow-ups')),
      ...makeFeed(desk('feed')),
      payments: makePayments(desk('payments'), newReference),
      cms: makeContents(desk('contents')),
      ...makeCampaigns(desk('campaigns')),
      promotionCodes: makePromotions(desk('promotion codes')),
      ...makeSurveys(desk('surveys')),
      savedViews: makeViews(desk('views')),
      notifications: makeNotices(desk('notices'), cases),
      signIns,
      blockedTimes: makeBlockedTimes(desk('blocked times'), new Set(claims.map(({ resource, startAt }) => claimKey(resource, startAt)))),
    },
    claims,
  }
}
