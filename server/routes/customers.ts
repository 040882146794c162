// Handlers of the customers family and of the one-time codes that prove who a customer is.
import { agentSight } from '../actions/agentRights.ts'
import { customerOfMobile } from '../actions/customerRecords.ts'
import { findForStaff } from '../actions/findForStaff.ts'
import { findSettings } from '../booking/workshop.ts'
import { registerVehicle } from '../actions/registerCustomer.ts'
import { requestCode } from '../actions/requestCode.ts'
import { findProvenCustomer, vehiclesOf, verifyCode } from '../actions/verifyCode.ts'
import { onceByKey } from '../actions/onceByKey.ts'
import { findBy, type RowOf, type Scope } from '../db/repository.ts'
import type { Caller, Handler, Handlers } from '../house.ts'
import { presentRow } from '../present.ts'
import { Problem } from '../problem.ts'
import { closeSession, openSession } from '../sessions.ts'
import { languageOf } from '../actions/tellCustomer.ts'
import { customerOf } from './landingPage.ts'

// Tells nothing about anybody: it only says back, in its stored form, what was asked.
// Colleagues, whose rights are known, are told whom it found.
const find: Handler<'findCustomer'> = async ({ caller, input, scoped }) => {
  const { actor } = caller
  const by = input.mobile !== undefined ? 'mobile' : input.plate !== undefined ? 'plate' : 'vin'
  const echo = { by, value: input[by] ?? '', mobileNeeded: by !== 'mobile' } as const
  return actor ? { ...echo, matches: await scoped((tx) => findForStaff(tx, actor, input)) } : echo
}

const shown = (vehicles: RowOf<'vehicles'>[], agent: Caller['agent'] = null) =>
  vehicles.map((one) => presentRow('vehicles', one, agent, 'list'))

// Whether the vehicle that was asked for is another person's.
async function isOthers(tx: Scope, vehicle: { plate?: string; vin?: string } | null, customerId: string | undefined): Promise<boolean> {
  if (!vehicle) return false
  const found = vehicle.plate
    ? await findBy(tx, 'vehicles', { plate: vehicle.plate })
    : vehicle.vin
      ? await findBy(tx, 'vehicles', { vin: vehicle.vin })
      : undefined
  return found !== undefined && found.customerId !== customerId
}

const verifyOtp: Handler<'verifyOtp'> = async ({ house, caller, input, address, language, scoped }) => {
  await house.rateLimits.take('tryByAddress', `${caller.tenantId}:${address}`)
  const verdict = await scoped((tx) => verifyCode(house, tx, input.requestId, input.code))
  if (verdict.kind === 'expired') throw new Problem('codeExpired', { fields: { code: { key: 'errors.codeExpired' } } })
  if (verdict.kind === 'wrong') {
    const params = { smart_count: verdict.triesLeft, tries: verdict.triesLeft }
    throw new Problem('wrongCode', {
      params,
      fields: { code: { key: 'errors.wrongCode', params } },
      details: { triesLeft: verdict.triesLeft },
    })
  }
  return scoped(async (tx) => {
    const { customer, vehicles } = await findProvenCustomer(house, tx, verdict.mobile)
    const token = await openSession(
      tx,
      caller.tenantId,
      { audience: 'customer', subjectId: customer?.id ?? null, mobile: verdict.mobile },
      house.now(),
    )
    const match = (await isOthers(tx, verdict.vehicle, customer?.id)) ? 'mobileNotMatched' : customer ? 'found' : 'noCustomer'
    return {
      token,
      mobile: verdict.mobile,
      customer: customer && presentRow('customers', customer, null, 'list'),
      vehicles: shown(vehicles),
      match,
      ...(match === 'found' ? {} : { message: house.texts(language, `errors.${match}`) }),
    }
  })
}

/** The family's handlers by call. */
export const customerHandlers = {
  findCustomer: find,
  findCustomerByVehicle: (call) => find(call),
  requestOtp: async ({ house, caller, input, address, language, scoped }) => {
    await house.rateLimits.take('codeByAddress', `${caller.tenantId}:${address}`)
    await house.rateLimits.take('codeByMobile', `${caller.tenantId}:${input.mobile}`)
    return scoped((tx) => requestCode(house, tx, input, input.languageId ? languageOf(input.languageId) : language))
  },
  verifyOtp,
  reportOtpIssue: async ({ house, caller, input, address, language, scoped }) => {
    await house.rateLimits.take('issueByAddress', `${caller.tenantId}:${address}`)
    return scoped(async (tx) => {
      const { supportNumber } = await findSettings(tx)
      const body = house.texts(language, 'messages.sms.otpIssue', {
        mobile: input.mobile,
        plate: input.plate ?? '—',
        note: input.note ?? '—',
      })
      await house.messages.queue(
        tx,
        {
          recipient: supportNumber,
          channel: 'none',
          kind: 'otpIssue',
          languageId: language === 'arabic' ? '2' : '1',
          body: body.slice(0, 1000),
        },
        house.now(),
      )
      return { successMessage: house.texts(language, 'messages.issueReported') }
    })
  },
  signOut: ({ caller, scoped }) =>
    scoped(async (tx) => {
      await closeSession(tx, caller.tokenHash)
      return {}
    }),
  customerDetails: ({ caller, scoped }) =>
    scoped(async (tx) => {
      const customer = caller.mobile ? await customerOfMobile(tx, caller.mobile) : undefined
      const { agent } = caller
      const person = customer && presentRow('customers', customer, agent, 'list')
      return {
        mobile: person?.mobile ?? caller.mobile ?? '',
        customer: person ?? null,
        vehicles: customer ? shown(await vehiclesOf(tx, customer.id, agentSight(caller, 'vehicles')), agent) : [],
      }
    }),
  addVehicle: ({ house, caller, input, idempotencyKey, language, scoped }) =>
    scoped((tx) =>
      onceByKey(tx, idempotencyKey, `vehicle:${caller.mobile}`, input, house.now(), async () => {
        const { vehicle, warnings } = await registerVehicle(house, tx, (await customerOf(tx, caller)).id, input)
        return {
          vehicle: presentRow('vehicles', vehicle, caller.agent, 'list'),
          warnings: warnings.map((key) => house.texts(language, key)),
        }
      }),
    ),
} satisfies Partial<Handlers>
