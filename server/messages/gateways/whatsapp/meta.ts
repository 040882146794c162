// Meta's Cloud API: https://developers.facebook.com/docs/whatsapp/cloud-api. Our reference is sent as biz_opaque_callback_data, which its
// reports repeat.
import { z } from 'zod'
import { ask, parsedJson, refuseStatus } from '../../../core/gateways/ask.ts'
import {
  SendError,
  type KnownTemplate,
  type WhatsappAccount,
  type WhatsappLetter,
  type WhatsappSender,
} from '../../../core/gateways/messages.ts'
import { meaningOf } from './metaErrors.ts'
import { isMetaSignature, metaEvents } from './metaEvents.ts'
import { contentWithFile, fetchFile, uploadFile } from './metaFiles.ts'
import { languageOfCode, onlyReported, reasonOf, stateOf } from './templateStates.ts'

const made = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(200) })).min(1) })
const refusal = z.object({ error: z.object({ code: z.number(), message: z.string().optional() }) })
const submitted = z.object({ id: z.string(), status: z.string().optional() })
const listed = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      language: z.string(),
      status: z.string(),
      rejected_reason: z.string().nullish(),
    }),
  ),
  paging: z.object({ cursors: z.object({ after: z.string() }).optional(), next: z.string().optional() }).optional(),
})
/** Pages of templates that are read at most, a hundred templates each. */
const maxPages = 20

function refuse(status: number, body: unknown): void {
  const { error } = refusal.safeParse(body).data ?? {}
  const meaning = error && meaningOf(error.code)
  // Meta's words may repeat the number, so only the code is kept.
  if (meaning) throw new SendError(meaning.hindrance, meaning.code, `${status} ${error.code}`)
  refuseStatus(status, error ? String(error.code) : '')
}

function contentOf({ body, template, buttons }: WhatsappLetter): object {
  if (template)
    return {
      type: 'template',
      template: {
        name: template.name,
        language: { code: template.language },
        components: [
          ...(template.values.length > 0 ? [{ type: 'body', parameters: template.values.map((text) => ({ type: 'text', text })) }] : []),
          ...buttons.map(({ id }, index) => ({
            ...{ type: 'button', sub_type: 'quick_reply', index: String(index) },
            parameters: [{ type: 'payload', payload: id }],
          })),
        ],
      },
    }
  if (buttons.length === 0) return { type: 'text', text: { body, preview_url: false } }
  const replies = buttons.map(({ id, title }) => ({ type: 'reply', reply: { id, title } }))
  return { type: 'interactive', interactive: { type: 'button', body: { text: body }, action: { buttons: replies } } }
}

/** The Cloud API at a base address with its version, such as https://graph.facebook.com/v23.0. */
export function meta(url: string, timeout?: number): WhatsappSender {
  const call = async (account: WhatsappAccount, path: string, body?: object) => {
    const headers = new Headers({ authorization: `Bearer ${account.token}` })
    // A form names its own type.
    const isForm = body instanceof FormData
    if (!isForm) headers.set('content-type', 'application/json')
    const request = body ? { method: 'POST', body: isForm ? body : JSON.stringify(body) } : {}
    const answer = await ask(`${url}/${path}`, { ...request, headers }, timeout)
    refuse(answer.status, answer.body)
    return answer.body
  }
  const templatesPath = ({ account }: WhatsappAccount) => `${encodeURIComponent(account)}/message_templates`
  return {
    freeButtons: true,
    files: { fetch: (account, file, max) => fetchFile(call, url, account, file, max) },
    send: async (account, letter) => {
      const { file } = letter
      const message = {
        ...{ messaging_product: 'whatsapp', recipient_type: 'individual', to: letter.to.replace(/^\+/, '') },
        ...(file ? contentWithFile(file, await uploadFile(call, account, file), letter.body) : contentOf(letter)),
        biz_opaque_callback_data: letter.reference,
      }
      const { success, data } = made.safeParse(await call(account, `${encodeURIComponent(account.number)}/messages`, message))
      if (!success) throw new SendError('uncertain', 'unavailable', 'The answer was not understood.')
      return data.messages[0]?.id ?? ''
    },
    // Sent messages cannot be listed.
    find: onlyReported,
    submit: async (account, { name, language, body, examples, buttons, marketing }) => {
      const words = { type: 'BODY', text: body, ...(examples.length > 0 ? { example: { body_text: [examples] } } : {}) }
      const components = [
        words,
        ...(buttons.length > 0 ? [{ type: 'BUTTONS', buttons: buttons.map((text) => ({ type: 'QUICK_REPLY', text })) }] : []),
      ]
      const template = { name, language, category: marketing ? 'MARKETING' : 'UTILITY', components }
      const { success, data } = submitted.safeParse(await call(account, templatesPath(account), template))
      if (!success) throw new SendError('uncertain', 'unavailable', 'The answer was not understood.')
      return { name, language, providerId: data.id, state: stateOf(data.status ?? 'PENDING'), reason: null }
    },
    templates: async (account) => {
      const found: KnownTemplate[] = []
      let after = ''
      for (let page = 0; page < maxPages; page += 1) {
        const query = new URLSearchParams({ fields: 'id,name,language,status,rejected_reason', limit: '100', ...(after ? { after } : {}) })
        const { success, data } = listed.safeParse(await call(account, `${templatesPath(account)}?${query}`))
        if (!success) throw new SendError('later', 'unavailable', 'The answer was not understood.')
        for (const { id, name, language, status, rejected_reason: why } of data.data) {
          found.push({ name, language: languageOfCode(language), providerId: id, state: stateOf(status), reason: reasonOf(why) })
        }
        after = data.paging?.next ? (data.paging.cursors?.after ?? '') : ''
        if (!after) break
      }
      return found
    },
    receive: ({ number, secret }, { bytes, header }) =>
      isMetaSignature(secret, bytes, header('x-hub-signature-256')) ? metaEvents(parsedJson(bytes), number) : undefined,
  }
}
