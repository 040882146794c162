// WhatsApp through Twilio: https://www.twilio.com/docs/whatsapp/api. Its templates are contents, which WhatsApp approves:
// https://www.twilio.com/docs/content/content-api-resources. What is reported comes at an address that names our reference.
import { z } from 'zod'
import { ask } from '../../../core/gateways/ask.ts'
import {
  SendError,
  type KnownTemplate,
  type ReplyButton,
  type WhatsappAccount,
  type WhatsappSender,
} from '../../../core/gateways/messages.ts'
import { createMessage, refuseTwilio, twilioEvents, twilioHeaders } from '../twilioCalls.ts'
import { languageOfCode, onlyReported, reasonOf, stateOf } from './templateStates.ts'

const channel = 'whatsapp:'
const made = z.object({ sid: z.string().min(1).max(64) })
const requested = z.object({ status: z.string(), rejection_reason: z.string().nullish() })
const listed = z.object({
  contents: z.array(
    z.object({
      sid: z.string(),
      language: z.string(),
      approval_requests: requested.extend({ name: z.string().nullish() }).nullish(),
    }),
  ),
  meta: z.object({ next_page_url: z.string().nullish() }),
})
/** Pages of contents that are read at most, five hundred contents each. */
const maxPages = 20

const place = (index: number): string => `{{${index}}}`
/** A content's variables by their numbers from `first` on. */
const variables = (values: readonly string[], first = 1): Record<string, string> =>
  Object.fromEntries(values.map((value, index) => [String(first + index), value]))
/** Words as a content, whose buttons say by variables from `first` on what they stand for. */
function typesOf(body: string, titles: readonly string[], first: number): object {
  if (titles.length === 0) return { 'twilio/text': { body } }
  const actions = titles.map((title, index) => ({ type: 'QUICK_REPLY', title, id: place(first + index) }))
  return { 'twilio/quick-reply': { body, actions } }
}

/** Twilio at the base addresses of its API and of its contents. */
export function twilioWhatsapp(url: string, contentUrl: string, timeout?: number): WhatsappSender {
  const call = async <T>(schema: z.ZodType<T>, account: WhatsappAccount, path: string, body?: object): Promise<T> => {
    const request = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const headers = { ...twilioHeaders(account), 'content-type': 'application/json' }
    const answer = await ask(`${contentUrl}${path}`, { ...request, headers }, timeout)
    refuseTwilio(answer.status, answer.body)
    const { success, data } = schema.safeParse(answer.body)
    if (!success) throw new SendError('uncertain', 'unavailable', 'The answer was not understood.')
    return data
  }
  // Free words with buttons are a content too, which needs no approval: one for the same titles, with the words as its variable.
  const free = new Map<string, string>()
  const contentFor = async (account: WhatsappAccount, buttons: readonly ReplyButton[]): Promise<string> => {
    const titles = buttons.map(({ title }) => title)
    const key = JSON.stringify([account.account, titles])
    const known = free.get(key)
    if (known) return known
    const samples = ['…', ...titles]
    const content = { friendly_name: 'reply_buttons', language: 'en', variables: variables(samples), types: typesOf(place(1), titles, 2) }
    const { sid } = await call(made, account, '/v1/Content', content).catch((error: unknown) => {
      // Whatever became of the content, the message has not been sent.
      if (error instanceof SendError && error.hindrance === 'uncertain') throw new SendError('later', error.code, error.message)
      throw error
    })
    free.set(key, sid)
    return sid
  }
  return {
    freeButtons: true,
    send: async (account, { to, body, template, buttons, reportUrl, reference }) => {
      if (template && !template.providerId) throw new SendError('never', 'templateMissing', `${reference}: the content has no id.`)
      const ids = buttons.map(({ id }) => id)
      const sid = template?.providerId ?? (ids.length > 0 ? await contentFor(account, buttons) : undefined)
      const words = template ? template.values : [body]
      return createMessage(
        url,
        account,
        {
          To: `${channel}${to}`,
          From: `${channel}${account.number}`,
          ...(sid ? { ContentSid: sid, ContentVariables: JSON.stringify(variables([...words, ...ids])) } : { Body: body }),
          ...(reportUrl ? { StatusCallback: reportUrl } : {}),
        },
        timeout,
      )
    },
    // Sent messages can be listed, but not by our reference, and templates not by the words that we know.
    find: onlyReported,
    submit: async (account, { name, language, body, examples, buttons, marketing }) => {
      const content = {
        ...{ friendly_name: name, language, variables: variables([...examples, ...buttons]) },
        types: typesOf(body, buttons, examples.length + 1),
      }
      const { sid } = await call(made, account, '/v1/Content', content)
      const category = marketing ? 'MARKETING' : 'UTILITY'
      const request = await call(requested, account, `/v1/Content/${encodeURIComponent(sid)}/ApprovalRequests/whatsapp`, { name, category })
      return { name, language, providerId: sid, state: stateOf(request.status), reason: reasonOf(request.rejection_reason) }
    },
    templates: async (account) => {
      const found: KnownTemplate[] = []
      let path = '/v1/ContentAndApprovals?PageSize=500'
      for (let page = 0; page < maxPages && path; page += 1) {
        const { contents, meta } = await call(listed, account, path)
        for (const { sid, language, approval_requests: request } of contents) {
          if (!request?.name) continue
          const reason = reasonOf(request.rejection_reason)
          found.push({ name: request.name, language: languageOfCode(language), providerId: sid, state: stateOf(request.status), reason })
        }
        const next = meta.next_page_url ? new URL(meta.next_page_url) : undefined
        path = next ? next.pathname + next.search : ''
      }
      return found
    },
    receive: ({ token, number }, came) => twilioEvents(token, came, channel, number),
  }
}
