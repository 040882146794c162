// WhatsApp through Unifonic's Conversations API: https://docs.unifonic.com/docs/whatsapp-apis. Words for approval are entered on its own
// page, and what its documentation does not show is not used: files, buttons under free words, a reference of ours in reports.
import { z } from 'zod'
import { ask, parsedJson, refuseStatus } from '../../../core/gateways/ask.ts'
import {
  SendError,
  type KnownTemplate,
  type TemplateWords,
  type WhatsappAccount,
  type WhatsappLetter,
  type WhatsappSender,
} from '../../../core/gateways/messages.ts'
import { onlyReported, stateOf } from './templateStates.ts'
import { isUnifonicKey, unifonicEvents } from './unifonicEvents.ts'

const made = z.object({ messageId: z.string().min(1).max(200) })
const refusal = z.object({ message: z.string() })
const component = z.object({
  type: z.string(),
  format: z.string().nullish(),
  text: z.string().nullish(),
  buttons: z.array(z.object({ text: z.string() })).nullish(),
})
const listed = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    language: z.string(),
    status: z.string(),
    components: z.array(component),
  }),
)

/** What it answers with 500 where it takes no messages at all: https://docs.unifonic.com/docs/api-error-codes */
const takesNone = 'Sending messages is temporarily unavailable.'

function refuse(status: number, body: unknown): void {
  // Unifonic's words may repeat the number, so only the status is kept.
  if (status === 402) throw new SendError('later', 'badAccount', '402 no balance')
  const { message } = refusal.safeParse(body).data ?? {}
  if (status === 500 && message === takesNone) throw new SendError('later', 'unavailable', '500 unavailable')
  refuseStatus(status, '')
}

function contentOf({ body, template, buttons }: WhatsappLetter): object {
  if (!template) return { type: 'text', text: body }
  const parameters = template.values.map((text) => ({ type: 'text', text }))
  const options = buttons.map(({ id }, index) => ({ subType: 'quickReply', value: id, index }))
  return {
    type: 'template',
    name: template.name,
    language: { code: template.language },
    components: [
      ...(parameters.length > 0 ? [{ type: 'body', parameters }] : []),
      ...(options.length > 0 ? [{ type: 'options', parameters: options }] : []),
    ],
  }
}

/** All that a template says; a heading or a line below the words makes them others. */
function wordsOf(components: readonly z.output<typeof component>[]): TemplateWords {
  const parts = components.filter(({ type }) => type !== 'BUTTONS').map(({ text, format }) => text ?? format ?? '')
  const buttons = components.flatMap((one) => one.buttons ?? []).map(({ text }) => text)
  return { body: parts.join('\n'), buttons }
}

/** Unifonic at the base address of its API with its version. */
export function unifonicWhatsapp(url: string, timeout?: number): WhatsappSender {
  const call = async (account: WhatsappAccount, path: string, body?: object): Promise<unknown> => {
    const headers = { accept: 'application/json', 'content-type': 'application/json', PublicId: account.account, Secret: account.token }
    const answer = await ask(`${url}/${path}`, { ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}), headers }, timeout)
    refuse(answer.status, answer.body)
    return answer.body
  }
  return {
    freeButtons: false,
    send: async (account, letter) => {
      const message = { recipient: { contact: letter.to, channel: 'whatsapp' }, content: contentOf(letter) }
      const { success, data } = made.safeParse(await call(account, 'messages', message))
      if (!success) throw new SendError('uncertain', 'unavailable', 'The answer was not understood.')
      return data.messageId
    },
    // Sent messages are known to it by its own id only.
    find: onlyReported,
    templates: async (account) => {
      const { success, data } = listed.safeParse(await call(account, 'whatsapp/message_templates'))
      if (!success) throw new SendError('later', 'unavailable', 'The answer was not understood.')
      return data.flatMap(({ id, name, language, status, components }): KnownTemplate[] => {
        // Messages name en or ar, so words that were entered as those of one country are not theirs.
        if (language !== 'en' && language !== 'ar') return []
        return [{ name, language, providerId: id, state: stateOf(status), reason: null, words: wordsOf(components) }]
      })
    },
    receive: ({ secret }, { key, bytes }) => (isUnifonicKey(secret, key) ? unifonicEvents(parsedJson(bytes)) : undefined),
  }
}
