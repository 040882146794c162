import { presentEndpoint } from './browser.ts'
import { answerOf, keepAnswer } from './memory.ts'

/** Ends a person's pushes to this browser, where there are any; they may be turned on again. */
export async function forgetPushes(owner: string, unsubscribe: (endpoint: string) => Promise<unknown>): Promise<void> {
  if (answerOf(owner) !== 'on') return
  const endpoint = await presentEndpoint()
  if (endpoint) await unsubscribe(endpoint)
  keepAnswer(owner, undefined)
}
