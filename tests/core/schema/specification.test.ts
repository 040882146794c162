// Lists, limits, formats, mappings and paths of the specification, written out again.
import { describe, expect, it } from 'vitest'
import { enumerations } from '../../../src/schema/enumerations.ts'
import { defaultColours, formats, languages, limits, showroomHours, supportNumbers } from '../../../src/schema/core/limits.ts'
import { defaultCountry } from '../../../src/schema/core/values/mobile.ts'
import { vatBasisPoints } from '../../../src/schema/core/money.ts'
import { calls } from '../../../src/schema/endpoints.ts'
import { defaultApiBase, headers } from '../../../src/schema/core/wireWords.ts'
import { designationOf } from '../../../src/schema/staff/designationOf.ts'

describe('the specification', () => {
  it.each(
    Object.entries({
      leadType: 'New Car Sales, Used Car Sales, General Inquiry, After Sales Inquiry, Parts Inquiry, Test Drive',
      department: 'Sales, Service, Parts, Finance, Bodyshop, General',
      userTitle: 'Dr., Mr., Mrs., Miss',
      vehicleStatus: 'Approved, Pending, Rejected',
      verification: 'Verified, Unverified',
      recordType: 'lead, feedback, complaint, homeService, roadsideAssistance',
      surveyType: 'General, Rating, Duration, Survey Status',
      paymentOrderType: 'service, vehicleDeposite, makePayment',
      surveyModule: 'Shop Now, Home Service, Service, Test drive, Customer',
      channel: 'sms, push, both, none',
      bookingStatus: 'pending, inWorkshop, awaitingLabour, awaitingParts, qc, washing, completed, delivered',
      leadStatus: 'pending, in-progress, completed, closed, deleted',
      complaintStatus: 'open, in-progress, closed',
      roadsideOutcome: 'RSA Responded, RSA not Responded, Unreachable, RSA Cancelled',
      homeServiceOutcome: 'H2H Responded, H2H not Responded, Unreachable, H2H Cancelled',
      responseBand: '0-15 Min, 15-30 Min, 30-45 Min, 45-1 Hour, 1 Hour +, N/A',
      outboundResult: 'Completed, Incomplete, Outbound Refused',
      designation: 'Sales Manager, Service Manager, Fleet Sales, Broker Sales, General Inquiry, Parts Manager, Administrator',
      staffType: 'Driver, Technician, Service Advisor, Sales Executive',
      accessModule:
        'vehicles, payment, loyaltyRedeem, testDrive, serviceBooking, roadsideAssistance, settings, shopNow, homeService, BOT, feedback, dealershipLocation, Content Management',
    }),
  )('spells the list %s so', (name, words) => {
    expect(enumerations[name as keyof typeof enumerations]).toEqual(words.split(', '))
  })

  it('begins the feature flags, of which it shows the first five, so', () => {
    expect(enumerations.featureFlag.slice(0, 5)).toEqual([
      'CREATE_LEAD',
      'BOOK_A_SERVICE',
      'OTP_PROCESS',
      'CAMPAIGN_ENABLE',
      'TAMARA_INTEGRATION',
    ])
  })

  it('repeats no word within a list', () => {
    for (const [name, words] of Object.entries(enumerations)) expect([name, new Set(words).size]).toEqual([name, words.length])
  })

  it('gives each department its designation', () => {
    expect(designationOf).toEqual({
      Service: 'Service Manager',
      Sales: 'Sales Manager',
      Parts: 'Parts Manager',
      Finance: 'Administrator',
      Bodyshop: 'Service Manager',
      General: 'General Inquiry',
    })
  })

  it('sets the limits and constants', () => {
    expect(limits).toMatchObject({
      page: 1,
      pageSize: 10,
      maxRating: 5,
      passwordLength: 15,
      uploadBytes: 4_000_000,
      otpDigits: 6,
      otpLifetime: 300,
      otpResendAfter: 60,
      otpTries: 5,
    })
    expect(formats).toEqual({ date: 'DD/MM/YYYY', isoDate: 'YYYY-MM-DD', time: 'HH:mm', time12: 'hh:mm A' })
    expect([languages.english.id, languages.arabic.id]).toEqual([1, 2])
    expect(supportNumbers).toEqual({ default: '8001272222', brand: '920002999' })
    expect(defaultColours).toEqual({ primary: '#1e90ff', secondary: '#D1E8FF' })
    expect(showroomHours).toEqual({ from: '10:00', to: '19:00' })
    expect([defaultCountry, vatBasisPoints, defaultApiBase]).toEqual(['SA', 1500, '/api'])
  })

  it('names headers and paths, its own spellings included', () => {
    expect([headers.from, headers.fromValue]).toEqual(['from', 'landing-page'])
    expect(calls.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/landing-page/request-token',
        '/landing-page/client-info',
        '/landing-page/createUser',
        '/landing-page/dealership-locations',
        '/landing-page/create-appointment',
        '/landing-page/appointments',
        '/landing-page/appointment-details',
        '/landing-page/appointments/delete',
        '/landing-page/customer-vehicle-details',
        '/landing-page/recommanded-services',
        '/landing-page/appointment-dates',
        '/landing-page/appointment-times',
        '/landing-page/add-appointment',
        '/landing-page/appointment-list/{id}',
        '/landing-page/delete-appointment',
        '/landing-page/settings',
        '/landing-page/advisors',
        '/staffs/request-otp',
        '/staffs/verify-otp',
        '/staffs/otp-verification-issue-email',
        '/staffs/badge-counts',
        '/staffs/get-designation-list',
        '/customers/find-customer',
        '/customers/find-customer-by-vehicle',
        '/customers/customer-details',
        '/customers/vehicle',
        '/feature-config',
      ]),
    )
  })

  it('has each method and path once, with a shape for what goes in and out', () => {
    const routes = calls.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(routes).size).toBe(routes.length)
    for (const { name, input, output } of calls)
      expect([name, typeof input.parse, typeof output.parse]).toEqual([name, 'function', 'function'])
  })
})
