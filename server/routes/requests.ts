// Handlers of requests for a driver, from the customer's side.
import { cancelRequest } from '../actions/cancelRequest.ts'
import { openRequests, ownRequest, showRequest } from '../actions/customerRequests.ts'
import { offerHomeDays } from '../actions/offerHomeHours.ts'
import { requestHelp, requestVisit } from '../actions/requestDriver.ts'
import type { Handlers } from '../house.ts'
import { once } from './customersFamily.ts'
import { customerOf } from './landingPage.ts'

/** The handlers by call. */
export const requestHandlers = {
  customerRequests: ({ caller, scoped }) =>
    scoped(async (tx) => ({ data: await openRequests(tx, caller, (await customerOf(tx, caller)).id) })),
  customerRequest: ({ caller, params, scoped }) =>
    scoped(async (tx) => {
      const { row } = await ownRequest(tx, caller, await customerOf(tx, caller), params['id'] ?? '')
      return { request: await showRequest(tx, row) }
    }),
  cancelRequest: ({ house, caller, params, language, scoped }) =>
    scoped(async (tx) => ({
      request: await showRequest(tx, await cancelRequest(house, tx, caller, await customerOf(tx, caller), params['id'] ?? '')),
      successMessage: house.texts(language, 'messages.requestCancelled'),
    })),
  requestHomeService: (call) =>
    once(call, 'homeService', async (tx) => {
      const { house, caller, input, language } = call
      const row = await requestVisit({ house, caller, tx, customer: await customerOf(tx, caller) }, input)
      return { request: await showRequest(tx, row), successMessage: house.texts(language, 'messages.received') }
    }),
  requestRoadside: (call) =>
    once(call, 'roadside', async (tx) => {
      const { house, caller, input, language } = call
      const { row, known } = await requestHelp({ house, caller, tx, customer: await customerOf(tx, caller) }, input)
      const successMessage = house.texts(language, known ? 'messages.helpKnown' : 'messages.helpAsked')
      return { request: await showRequest(tx, row), known, successMessage }
    }),
  homeServiceDays: ({ house, input, scoped }) => scoped((tx) => offerHomeDays(tx, input, house.now())),
} satisfies Partial<Handlers>
