// What the simulators of all providers of WhatsApp share: the messages and templates that they have, and WhatsApp's own rules.
import { setTimeout as pause } from 'node:timers/promises'
import { dayMs } from '../../../../src/schema/core/time/dayLength.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SimulatedAccount, SimulatedFile, SimulatedState, SimulatedWhatsapp, Written } from './events.ts'

/** A template with its words, whose gaps have numbers. */
export interface SimulatedTemplate {
  id: string
  account: string
  name: string
  language: string
  status: 'PENDING' | 'APPROVED' | 'REJECTED'
  rejected_reason: string
  components: { type: string; text?: string; buttons?: { text: string }[] }[]
}
/** Why WhatsApp does not take a message; each provider has codes of its own for it. */
export type Refusal = 'notOnWhatsapp' | 'windowClosed' | 'templateMissing' | 'wrongValues' | 'tooManyButtons' | 'busy' | 'fileUnknown'
/** How it behaves; changed by tests. */
export interface WhatsappMood {
  /** Milliseconds before it takes a call, and again before it answers. */
  slow: number
  /** Number of next calls that it is too busy for. */
  failing: number
  /** Number of next messages that are taken but whose connection breaks before the answer. */
  mute: number
  /** Whether numbers without WhatsApp are refused at once; ordinarily the message is taken and the report says so. */
  refusesAtOnce: boolean
}
/** A simulator to be registered below any path. */
export interface WhatsappSimulator {
  sent: SimulatedWhatsapp[]
  /** The files that it keeps, by id. */
  files: Map<string, SimulatedFile>
  templates: SimulatedTemplate[]
  mood: WhatsappMood
  /** Numbers without WhatsApp, as digits. */
  without: Set<string>
  /** Reports a state of a message; returns the answer's status. `secret` signs in place of the account's own. */
  report(message: SimulatedWhatsapp, state: SimulatedState, secret?: string): Promise<number>
  /** Decides on a template, and reports it where the provider does; returns the answer's status. */
  decide(name: string, language: string, event: 'APPROVED' | 'REJECTED', reason?: string): Promise<number>
  /** A person with this number (digits) writes; `secret` as above. */
  write(account: SimulatedAccount, from: string, written: Written, secret?: string): Promise<number>
  register(app: FastifyInstance): Promise<void>
}
/** What a message says: words with buttons, or a template with what fills its gaps and with what its buttons stand for. */
export type Said =
  | { body: string; buttons: { id: string; title: string }[]; file?: { id: string; isPicture: boolean } }
  | { template: SimulatedTemplate | undefined; values: readonly string[]; payloads: readonly (string | undefined)[] }

/** The state of one simulator. */
export function whatsappState(now: () => Date) {
  const sent: SimulatedWhatsapp[] = []
  const files = new Map<string, SimulatedFile>()
  const written: { account: SimulatedAccount; from: string; body: string; at: Date }[] = []
  const templates: SimulatedTemplate[] = []
  const without = new Set<string>()
  const mood: WhatsappMood = { slow: 0, failing: 0, mute: 0, refusesAtOnce: false }
  const isOpen = (account: SimulatedAccount, from: string) =>
    written.some((one) => one.account === account && one.from === from && one.at.getTime() > now().getTime() - dayMs)
  return {
    ...{ sent, files, written, templates, without, mood },
    /** Makes the calls below as slow as it is. */
    slowDown: (app: FastifyInstance): void => {
      app.addHook('preHandler', async () => pause(mood.slow))
      app.addHook('onSend', async (_request, _reply, payload) => pause(mood.slow, payload))
    },
    /** Whether this call fails; counted down. */
    fails: (): boolean => {
      if (mood.failing === 0) return false
      mood.failing -= 1
      return true
    },
    /** Keeps what a person wrote, which opens the window. */
    wrote: (account: SimulatedAccount, from: string, given: Written): void => {
      if (given.file) files.set(given.file.id, given.file)
      const body =
        given.text ??
        given.payload?.title ??
        given.reply?.title ??
        given.document?.filename ??
        given.image?.caption ??
        (given.file ? [given.file.name, given.file.caption].filter(Boolean).join('\n') : '')
      written.push({ account, from, body, at: given.at ?? now() })
    },
    /** Writes what WhatsApp decided of words, and returns them. Throws for words that nobody submitted. */
    decided: (name: string, language: string, status: string, reason: string): SimulatedTemplate => {
      const template = templates.find((one) => one.name === name && one.language === language)
      if (!template) throw new Error('No such template.')
      return Object.assign(template, { status, rejected_reason: reason })
    },
    /** The words as the person reads them; or why WhatsApp refuses them. */
    read: (
      account: SimulatedAccount,
      to: string,
      said: Said,
    ): Pick<SimulatedWhatsapp, 'body' | 'buttons' | 'template' | 'file'> | Refusal => {
      if (without.has(to) && mood.refusesAtOnce) return 'notOnWhatsapp'
      if ('body' in said) {
        if (!isOpen(account, to)) return 'windowClosed'
        const file = said.file ? files.get(said.file.id) : null
        if (file === undefined || (said.file?.isPicture && !file?.mime.startsWith('image/'))) return 'fileUnknown'
        if (said.buttons.length > 3 || said.buttons.some(({ title }) => title.length > 20)) return 'tooManyButtons'
        return { body: said.body, buttons: said.buttons, template: null, file }
      }
      const { template, values, payloads } = said
      if (template?.status !== 'APPROVED') return 'templateMissing'
      const words = template.components.find((one) => one.type === 'BODY')?.text ?? ''
      if (new Set(words.match(/\{\{\d+\}\}/g)).size !== values.length) return 'wrongValues'
      const titles = template.components.find((one) => one.type === 'BUTTONS')?.buttons ?? []
      return {
        body: words.replace(/\{\{(\d+)\}\}/g, (_gap, place: string) => values[Number(place) - 1] ?? ''),
        buttons: titles.map(({ text: title }, index) => ({ id: payloads[index] ?? title, title })),
        template: template.name,
        file: null,
      }
    },
    /** Takes a message; false when the connection breaks before the answer. */
    takes: (reply: FastifyReply, message: SimulatedWhatsapp): boolean => {
      sent.push(message)
      if (mood.mute === 0) return true
      mood.mute -= 1
      reply.hijack()
      reply.raw.destroy()
      return false
    },
  }
}

/** Words with a gap at the beginning or the end, which WhatsApp does not approve. */
export const hasOuterGap = (words: string): boolean => /^\{\{|\}\}$/.test(words.trim())
