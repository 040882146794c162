// Handlers of field requests for customers.
import { cancelRequest } from '../cancelRequest.ts'
import { openRequests, ownRequest, showRequest } from '../customerRequests.ts'
import { offerHomeDays, offerHomeHours } from '../offerHomeHours.ts'
import { requestHelp, requestVisit } from '../requestDriver.ts'
import type { Handlers } from '../../core/services.ts'
import { recording } from '../../core/http/recording.ts'
import { customerOf } from '../../core/access/customerOf.ts'

/** The handlers by call. */
export const requestHandlers = {
  customerRequests: ({ caller, db }) =>
    db.asSystem("the customer's own requests, with names of what they refer to", async (tx) => ({
      data: await openRequests(tx, caller, (await customerOf(tx, caller)).id),
    })),
  customerRequest: ({ caller, params, db }) =>
    db.asSystem("the customer's own request, with names of what it refers to", async (tx) => {
      const { row } = await ownRequest(tx, caller, await customerOf(tx, caller), params['id'] ?? '')
      return { request: await showRequest(tx, row) }
    }),
  cancelRequest: ({ services, caller, params, language, db }) =>
    db.asSystem("the command locks the customer's own request", async (tx) => ({
      request: await showRequest(tx, await cancelRequest(services, tx, caller, await customerOf(tx, caller), params['id'] ?? '')),
      successMessage: services.texts(language, 'messages.requestCancelled'),
    })),
  requestHomeService: (call) =>
    recording(call, async (tx) => {
      const { services, caller, input, language } = call
      const row = await requestVisit({ services, caller, tx, customer: await customerOf(tx, caller) }, input)
      return { request: await showRequest(tx, row), successMessage: services.texts(language, 'messages.received') }
    }),
  requestRoadside: (call) =>
    recording(call, async (tx) => {
      const { services, caller, input, language } = call
      const { row, known } = await requestHelp({ services, caller, tx, customer: await customerOf(tx, caller) }, input)
      const successMessage = services.texts(language, known ? 'messages.helpKnown' : 'messages.helpAsked')
      return { request: await showRequest(tx, row), known, successMessage }
    }),
  homeServiceDays: ({ services, input, db }) =>
    db.asSystem("free times are worked out from everybody's bookings", (tx) => offerHomeDays(tx, input, services.now())),
  homeServiceAvailability: ({ services, input, db }) =>
    db.asSystem("free times are worked out from everybody's bookings", (tx) => offerHomeHours(tx, input, input.date, services.now())),
} satisfies Partial<Handlers>
