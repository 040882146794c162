// Handlers of field requests for customers.
import { cancelRequest } from '../cancelRequest.ts'
import { openRequests, showOwnRequest, showRequest } from '../customerRequests.ts'
import { offerHomeDays, offerHomeHours } from '../offerHomeHours.ts'
import { requestHelp, requestVisit } from '../requestDriver.ts'
import type { Handlers } from '../../core/services.ts'
import { forCustomer } from '../../core/http/forCustomer.ts'

/** The handlers by call. */
export const requestHandlers = {
  customerRequests: ({ services, db }) => db.transaction(async (one) => ({ data: await openRequests(one, services.now()) })),
  customerRequest: ({ services, params, db }) =>
    db.transaction(async (one) => ({ request: await showOwnRequest(one, params['id'] ?? '', services.now()) })),
  cancelRequest: (call) =>
    forCustomer(
      call,
      async (one) => ({
        request: await showRequest(one.tx, await cancelRequest(one, call.params['id'] ?? ''), one.services.now()),
        successMessage: one.services.texts(call.language, 'messages.requestCancelled'),
      }),
      { requestId: call.params['id'] },
    ),
  requestHomeService: (call) =>
    forCustomer(
      call,
      async (one) => {
        const { services, input, language } = call
        const row = await requestVisit(one, input)
        return { request: await showRequest(one.tx, row, services.now()), successMessage: services.texts(language, 'messages.received') }
      },
      call.input,
    ),
  requestRoadside: (call) =>
    forCustomer(
      call,
      async (one) => {
        const { services, input, language } = call
        const { row, known } = await requestHelp(one, input)
        const successMessage = services.texts(language, known ? 'messages.helpKnown' : 'messages.helpAsked')
        return { request: await showRequest(one.tx, row, services.now()), known, successMessage }
      },
      call.input,
    ),
  homeServiceDays: ({ services, input, db }) =>
    db.asSystem("free times are worked out from everybody's bookings", (tx) => offerHomeDays(tx, input, services.now())),
  homeServiceAvailability: ({ services, input, db }) =>
    db.asSystem("free times are worked out from everybody's bookings", (tx) => offerHomeHours(tx, input, input.date, services.now())),
} satisfies Partial<Handlers>
