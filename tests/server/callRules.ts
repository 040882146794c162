// Which cell of the owner's table lets somebody make a call of staff, call by call. roles.test.ts fails for a call without a line.
import type { Row } from '../../server/db/rows.ts'
import { cellOf, levelOf, levels, type Designation } from './permissionTable.ts'

/** The least that a person must hold of a module, for rows such as the one given; of one module or another. */
export interface CallRule {
  of: readonly (readonly [module: string, least: 'R' | 'W' | 'M' | 'F'])[]
  row?: Row
}
const needs = (module: string, least: 'R' | 'W' | 'M' | 'F', row?: Row): CallRule => ({ of: [[module, least]], ...(row ? { row } : {}) })
const boss = needs('settings', 'F')
const own = 'own'

// Calls about surveys are the call centre's, which the owner's table does not have; decided in docs and schema/access.ts.
const outbound: Readonly<Record<Designation, string>> = {
  'Sales Manager': 'M',
  'Service Manager': 'M',
  'Fleet Sales': '–',
  'Broker Sales': '–',
  'General Inquiry': 'W',
  'Parts Manager': '–',
  Administrator: 'F',
}

/** 'own': what everybody of the staff has, about themselves or within what each of their rows allows. */
export const callRules: Readonly<Record<string, CallRule | 'own'>> = {
  logout: own,
  me: own,
  changePassword: own,
  badgeCounts: own,
  designationList: own,
  dashboard: own,
  globalSearch: own,
  profile: own,
  updateProfile: own,
  ownSessions: own,
  endSessions: own,
  authenticator: own,
  beginAuthenticator: own,
  confirmAuthenticator: own,
  renewRecoveryCodes: own,
  endAuthenticator: own,
  ownNotifications: own,
  readNotifications: own,
  masterCounts: own,
  managers: own,
  staffByModule: own,
  leadsCountByStaff: own,
  leadBands: own,
  cancelJob: own,
  undoJob: own,
  jobFile: own,
  testPush: own,
  live: own,
  tellPlace: own,
  // Whom one may act for depends on the customer: callCentre.test.ts.
  actFor: {
    of: [
      ['customers', 'R'],
      ['customers', 'W'],
    ],
  },
  checklist: boss,
  dismissChecklist: boss,
  workDesk: boss,
  workJobs: boss,
  workJob: boss,
  retryWork: boss,
  cancelWork: boss,
  pauseWork: boss,
  updateLeadsAssignment: needs('leads', 'M'),
  errandDesk: {
    of: [
      ['roadsideAssistance', 'R'],
      ['homeService', 'R'],
    ],
  },
  errandDay: {
    of: [
      ['roadsideAssistance', 'R'],
      ['homeService', 'R'],
    ],
  },
  assignErrand: {
    of: [
      ['roadsideAssistance', 'M'],
      ['homeService', 'M'],
    ],
  },
  stepErrand: {
    of: [
      ['roadsideAssistance', 'W'],
      ['homeService', 'W'],
    ],
  },
  orderErrands: needs('homeService', 'W'),
  customerTimeline: needs('customers', 'R'),
  customerDuplicates: needs('customers', 'R'),
  customerMergeList: needs('customers', 'R'),
  mergeCustomers: needs('customers', 'M'),
  undoMerge: needs('customers', 'M'),
  personalData: needs('customers', 'M'),
  eraseCustomer: needs('customers', 'F'),
  createCustomer: needs('customers', 'W'),
  enableDisable: needs('staff', 'F'),
  staffOpenWork: needs('staff', 'R'),
  invite: needs('staff', 'F'),
  resetAuthenticator: needs('staff', 'F'),
  messageWordings: needs('settings', 'R'),
  previewLink: needs('settings', 'R'),
  resendMessage: needs('settings', 'R'),
  resendMessages: needs('settings', 'R'),
  contactUs: needs('leads', 'W', { type: 'General Inquiry' }),
  leadDetails: needs('leads', 'R'),
  leadClock: needs('leads', 'R'),
  leadConversion: needs('leads', 'R'),
  convertLead: needs('leads', 'W'),
  leadFollowUps: needs('leads', 'R'),
  followUp: needs('leads', 'W'),
  outBound: needs('outbound', 'W'),
  outboundCalls: needs('outbound', 'W'),
  takeCall: needs('outbound', 'W'),
  releaseCall: needs('outbound', 'W'),
  inviteToSurvey: needs('surveys', 'M'),
  surveyResults: needs('surveys', 'R'),
  surveyVerbatims: needs('surveys', 'R'),
  campaignReach: needs('campaigns', 'R'),
  campaignPeople: needs('campaigns', 'R'),
  approveCampaign: needs('campaigns', 'M'),
  campaignResults: needs('campaigns', 'R'),
  complaintDetails: needs('complaints', 'R'),
  pauseCase: needs('complaints', 'W'),
  escalateCase: needs('complaints', 'W'),
  replyToCase: needs('complaints', 'W'),
  feedState: needs('settings', 'R'),
  lookForFiles: needs('settings', 'R'),
  mendFeedLine: needs('complaints', 'W'),
  dismissFeedLine: needs('complaints', 'W'),
  calendar: {
    of: [
      ['serviceBooking', 'R'],
      ['testDrive', 'R'],
    ],
  },
  checkMove: {
    of: [
      ['serviceBooking', 'R'],
      ['testDrive', 'R'],
    ],
  },
  rescheduleAppointment: {
    of: [
      ['serviceBooking', 'W'],
      ['testDrive', 'W'],
    ],
  },
  nextWalkIn: needs('serviceBooking', 'W', { status: 'pending' }),
  addWalkIn: needs('serviceBooking', 'W', { status: 'pending' }),
  sendJobLink: needs('serviceBooking', 'W', { status: 'pending' }),
  endJobLinks: needs('serviceBooking', 'W', { status: 'pending' }),
  decideByPhone: needs('serviceBooking', 'W', { status: 'pending' }),
  paperEstimate: {
    of: [
      ['serviceBooking', 'R'],
      ['testDrive', 'R'],
    ],
  },
  paperJobCard: {
    of: [
      ['serviceBooking', 'R'],
      ['testDrive', 'R'],
    ],
  },
  paperDaySheet: {
    of: [
      ['serviceBooking', 'R'],
      ['testDrive', 'R'],
    ],
  },
  requestPayment: needs('payment', 'W'),
  readPayment: needs('payment', 'R'),
  capturePayment: needs('payment', 'W'),
  cancelPayment: needs('payment', 'M'),
  refundPayment: needs('payment', 'M'),
  paymentTotals: needs('payment', 'R'),
  reconcilePayments: needs('payment', 'W'),
  resolveFinding: needs('payment', 'W'),
}

/** What the table says of a person: may, may not, or it depends on the row. */
export function verdictOf(rule: CallRule | 'own', role: Designation): 'may' | 'mayNot' | 'depends' {
  if (rule === 'own') return 'may'
  const verdicts = rule.of.map(([module, least]) => {
    const cell = module === 'outbound' ? outbound[role] : cellOf(module, role)
    const needed = levels.indexOf(least)
    if (levels.indexOf(cell.charAt(0)) < needed && cell.length < 3) return 'mayNot'
    if (cell.length === 1) return 'may'
    if (!rule.row) return 'depends'
    return levelOf(cell, role, rule.row, true) >= needed ? 'depends' : 'mayNot'
  })
  // Where one module lets a person and another does not, the row decides.
  const [first = 'mayNot'] = verdicts
  return verdicts.every((one) => one === first) ? first : 'depends'
}
