// Lists of words: what the API says that it takes. That it takes no other word is tried with every field of every resource
// (tests/core/everyResource/validation.server.test.ts).
import { expect, it } from 'vitest'
import { eachServer } from '../core/server/eachServer.ts'

/** The lists of the specification by the number of their sentence, word for word. */
const specified: Record<string, string> = {
  '§3.13 lead types': 'New Car Sales, Used Car Sales, General Inquiry, After Sales Inquiry, Parts Inquiry, Test Drive',
  '§3.14 staff departments': 'Sales, Service, Parts, Finance, Bodyshop, General',
  '§3.15 user titles': 'Dr., Mr., Mrs., Miss',
  '§3.16 vehicle statuses': 'Approved, Pending, Rejected',
  '§3.17 e-mail and mobile verification': 'Verified, Unverified',
  '§3.18 record types': 'lead, feedback, complaint, homeService, roadsideAssistance',
  '§3.19 survey types': 'General, Rating, Duration, Survey Status',
  '§3.20 payment order types': 'service, vehicleDeposite, makePayment',
  '§3.21 survey audience modules': 'Shop Now, Home Service, Service, Test drive, Customer',
  '§3.22 notification channels': 'sms, push, both, none',
  '§3.23 feature flags': 'CREATE_LEAD, BOOK_A_SERVICE, OTP_PROCESS, CAMPAIGN_ENABLE, TAMARA_INTEGRATION',
  '§4.1 booking statuses': 'pending, inWorkshop, awaitingLabour, awaitingParts, qc, washing, completed, delivered',
  '§4.2 lead statuses': 'pending, in-progress, completed, closed, deleted',
  '§4.3 complaint statuses': 'open, in-progress, closed',
  '§4.4 roadside outcomes': 'RSA Responded, RSA not Responded, Unreachable, RSA Cancelled',
  '§4.5 home-service outcomes': 'H2H Responded, H2H not Responded, Unreachable, H2H Cancelled',
  '§4.6 response-time bands': '0-15 Min, 15-30 Min, 30-45 Min, 45-1 Hour, 1 Hour +, N/A',
  '§4.7 outbound survey results': 'Completed, Incomplete, Outbound Refused',
  '§6.1 staff designations': 'Sales Manager, Service Manager, Fleet Sales, Broker Sales, General Inquiry, Parts Manager, Administrator',
  '§6.3 staff types': 'Driver, Technician, Service Advisor, Sales Executive',
  '§6.4 access modules':
    'vehicles, payment, loyaltyRedeem, testDrive, serviceBooking, roadsideAssistance, settings, shopNow, homeService, BOT, feedback, dealershipLocation, Content Management',
}

/** Every list of words in the API's description. */
function listsIn(description: unknown): string[][] {
  if (typeof description !== 'object' || description === null) return []
  const own = 'enum' in description && Array.isArray(description.enum) ? [description.enum as string[]] : []
  return [...own, ...Object.values(description).flatMap(listsIn)]
}

eachServer('the API takes', (running) => {
  it.each(Object.entries(specified))('%s as they are spelled, in their order', async (_name, words) => {
    const lists = listsIn((await running().admin().get('/openapi.json')).body)
    const expected = words.split(', ')
    const held = lists.map((list) => list.filter((word) => expected.includes(word)))
    expect(held).toContainEqual(expected)
  })
})
