// Handlers of the `customers` calls and of one-time codes.
import { findForStaff } from '../findForStaff.ts'
import { findSettings } from '../../core/time/workshop.ts'
import { holderOf, passHold } from '../../core/time/holds.ts'
import { recordForCustomer } from '../recordForCustomer.ts'
import { registerVehicle, registerCustomer } from '../registerCustomer.ts'
import { countCode, customerDevice, requireResendTime } from '../limitCodes.ts'
import { requestCode } from '../requestCode.ts'
import { findProvenCustomer, verifyCode } from '../verifyCode.ts'
import { findBy, type Scope } from '../../core/db/repository.ts'
import type { Handler, Handlers } from '../../core/services.ts'
import { presentOwn } from '../../core/access/present.ts'
import { Problem } from '../../core/http/problem.ts'
import { closeSession, openSession } from '../../core/access/sessions.ts'
import { languageOf } from '../../core/texts/languageOf.ts'
import { staffDb } from '../../core/http/actor.ts'
import { forCustomer } from '../../core/http/forCustomer.ts'
import { namedKey } from '../../../src/schema/core/dataKeys.ts'
import { withModelName } from '../../masters/index.ts'
import { callerActor } from '../../core/commit/caller.ts'
import { namedCars } from '../namedCars.ts'

// Reveals nothing about other people: customers and visitors only get their input back in its stored form. Staff get the customer found,
// limited by their rights.
const find: Handler<'findCustomer'> = async ({ services, caller, input, db }) => {
  const { actor } = caller
  const by = input.mobile !== undefined ? 'mobile' : input.plate !== undefined ? 'plate' : 'vin'
  const echo = { by, value: input[by] ?? '', mobileNeeded: by !== 'mobile' } as const
  return actor
    ? {
        ...echo,
        matches: await db.transaction((one) => findForStaff(services, staffDb({ caller }, one), actor, input)),
      }
    : echo
}

// Whether the named vehicle belongs to another customer.
async function isOthers(tx: Scope, vehicle: { plate?: string; vin?: string } | null, customerId: string | undefined): Promise<boolean> {
  if (!vehicle) return false
  const found = vehicle.plate
    ? await findBy(tx, 'vehicles', { plate: vehicle.plate })
    : vehicle.vin
      ? await findBy(tx, 'vehicles', { vin: vehicle.vin })
      : undefined
  return found !== undefined && found.customerId !== customerId
}

const verifyOtp: Handler<'verifyOtp'> = async ({ services, caller, input, language, device, db }) => {
  const verdict = await db.asSystem('a code is tried before anybody is known', (tx) =>
    verifyCode(services, tx, input.requestId, input.code),
  )
  if (verdict.kind === 'expired') throw new Problem('codeExpired', { fields: { code: { key: 'errors.codeExpired' } } })
  if (verdict.kind === 'wrong') {
    const params = { smart_count: verdict.triesLeft, tries: verdict.triesLeft }
    throw new Problem('wrongCode', {
      params,
      fields: { code: { key: 'errors.wrongCode', params } },
      details: { triesLeft: verdict.triesLeft },
    })
  }
  device.remember(customerDevice(caller.tenantId, verdict.mobile))
  return db.asSystem("the proven mobile opens its customer's session", async (tx) => {
    const { customer, vehicles } = await findProvenCustomer(services, tx, verdict.mobile)
    const token = await openSession(
      tx,
      caller.tenantId,
      { audience: 'customer', subjectId: customer?.id ?? null, mobile: verdict.mobile },
      services.now(),
    )
    await passHold(tx, holderOf(caller), verdict.mobile, services.now())
    const match = (await isOthers(tx, verdict.vehicle, customer?.id)) ? 'mobileNotMatched' : customer ? 'found' : 'noCustomer'
    return {
      token,
      mobile: verdict.mobile,
      customer: customer && presentOwn('customers', customer),
      vehicles: await namedCars(
        tx,
        vehicles.map((one) => presentOwn('vehicles', one)),
      ),
      match,
      ...(match === 'found' ? {} : { message: services.texts(language, `errors.${match}`) }),
    }
  })
}

/** The handlers by call. */
export const customerHandlers = {
  findCustomer: find,
  findCustomerByVehicle: (call) => find(call),
  requestOtp: async (call) => {
    const { services, input, language, caller, db } = call
    const request = { ...input, requestedBy: caller.tokenHash }
    await db.asSystem('a code is asked for before anybody is known', (tx) =>
      requireResendTime(tx, { ...request, purpose: 'customer' }, services.now()),
    )
    await countCode(call, input.mobile)
    return db.asSystem('a code is asked for before anybody is known', (tx) =>
      requestCode(services, tx, request, input.languageId ? languageOf(input.languageId) : language),
    )
  },
  verifyOtp,
  // A lead has a clock and managers, so that the promised call is made; the e-mail is for the people who look after the senders.
  reportOtpIssue: ({ services, input, language, caller, db }) =>
    db.asSystem('the report of a visitor who has proven nothing', async (tx) => {
      const { mobile, plate = '—', note = '—' } = input
      const { supportEmail } = await findSettings(tx)
      const body = services.texts(language, 'messages.sms.otpIssue', { mobile, plate, note }).slice(0, 1000)
      const languageId = language === 'arabic' ? '2' : '1'
      if (supportEmail) await services.messages.queue(tx, { recipient: supportEmail, kind: 'otpIssue', languageId, body }, services.now())
      await recordForCustomer(services, tx, { actor: caller.actor, by: callerActor(caller) }, 'leads', {
        ...{ name: mobile, mobile, message: body },
        ...{ type: 'General Inquiry', department: 'General', source: 'landing' },
      })
      return { successMessage: services.texts(language, 'messages.issueReported') }
    }),
  signOut: ({ caller, db }) =>
    db.asSystem('the session itself', async (tx) => {
      await closeSession(tx, caller.tokenHash)
      return {}
    }),
  customerDetails: ({ caller, db }) =>
    db.transaction(async (one) => {
      const [customer] = (await one.mayList('customers')) ? await one.rows('customers', { size: 1 }) : []
      const cars = customer && (await one.mayList('vehicles')) ? await one.rows('vehicles') : []
      return {
        mobile: customer?.mobile ?? caller.mobile ?? '',
        customer: customer ?? null,
        vehicles: await one.asSystem('the masters name the models of cars', (tx) => namedCars(tx, cars)),
      }
    }),
  addVehicle: (call) =>
    forCustomer(call, async ({ services, tx, customer, by, shown }) => {
      const { vehicle, warnings } = await registerVehicle(services, tx, by, customer.id, call.input)
      return {
        vehicle: await withModelName(tx, await shown('vehicles', vehicle)),
        warnings: warnings.map((key) => services.texts(call.language, namedKey(key))),
      }
    }),
  createUser: ({ services, caller, input, language, db }) =>
    db.asSystem('the command registers the customer of the proven mobile', async (tx) => ({
      customer: presentOwn(
        'customers',
        await registerCustomer(services, tx, callerActor(caller), caller.mobile ?? '', input),
        caller.agent,
      ),
      successMessage: services.texts(language, 'messages.customerCreated'),
    })),
} satisfies Partial<Handlers>
