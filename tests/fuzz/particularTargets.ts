// The tables of ids whose path and field name do not tell: call and field → the row's table.
import type { ResourceName } from '../../src/schema/resources.ts'

/** Tables that are no resources, but whose ids are part of the API. */
export type Target = ResourceName | 'oneTimeCodes' | 'sessions' | 'jobQueue'

/**
 * A new call belongs here only when tests/core/access/isolation.server.test.ts reports that it does not know the table of one of its ids.
 */
export const particularTargets: Readonly<Record<string, Target>> = {
  'verifyOtp requestId': 'oneTimeCodes',
  'login requestId': 'oneTimeCodes',
  'endSessions id': 'sessions',
  'showBackgroundJob id': 'jobQueue',
  'retryBackgroundJob id': 'jobQueue',
  'cancelBackgroundJob id': 'jobQueue',
  'moveAppointment id': 'appointments',
  'deleteAppointment id': 'appointments',
  'deleteAppointments id': 'appointments',
  'appointmentDetails id': 'appointments',
  'appointmentList id': 'customers',
  'tamaraCheckout refId': 'appointments',
  'tamaraOrder orderId': 'payments',
  'tamaraOrderCancel orderId': 'payments',
  'estimateDocument id': 'appointments',
  'jobCardDocument id': 'appointments',
  'receiptDocument id': 'payments',
  'decideJobServices id': 'jobServices',
  'updateMileage id': 'vehicles',
  'customerRequest id': 'homeService',
  'cancelRequest id': 'homeService',
  'driveFeedback id': 'homeService',
  'assignFieldRequest id': 'homeService',
  'stepFieldRequest id': 'homeService',
  'orderFieldRequests ids': 'homeService',
  'ownLead id': 'leads',
  'leadDetails id': 'leads',
  'leadFollowUps id': 'leads',
  'readNotifications ids': 'notifications',
  'mergeCustomers otherId': 'customers',
  'enableDisable id': 'staff',
  'enableDisable reassignTo': 'staff',
  'staffOpenWork id': 'staff',
  'invite id': 'staff',
  'proposeAdministrator id': 'staff',
  'decideAdministrator id': 'staff',
  'resetAuthenticator id': 'staff',
  'resetPasskeys id': 'staff',
  'outBound invitationId': 'surveyInvitations',
  'takeCall invitationId': 'surveyInvitations',
  'releaseCall id': 'surveyInvitations',
  'inviteToSurvey ids': 'customers',
  'pauseCase id': 'complaints',
  'escalateCase id': 'complaints',
  'replyToCase id': 'complaints',
  'campaignReach id': 'campaigns',
  'campaignPeople id': 'campaigns',
  'campaignPeople after': 'customers',
}
