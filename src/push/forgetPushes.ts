import { presentEndpoint } from './browser.ts'
import { answerOf, keepAnswer } from './memory.ts'

/** Ends a person's pushes in this browser, if there are any; they can be turned on again. */
export async function forgetPushes(owner: string, unsubscribe: (endpoint: string) => Promise<unknown>): Promise<void> {
  if (answerOf(owner) !== 'on') return
  const endpoint = await presentEndpoint()
  if (endpoint) await unsubscribe(endpoint)
  keepAnswer(owner, undefined)
}
