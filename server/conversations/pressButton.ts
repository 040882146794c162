// What a button under our message does: the same as the page of the message's link, in the customer's name.
import { acceptWork } from '../workshop/index.ts'
import { cancelBooking, visitLink } from '../appointments/index.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { enumerations } from '../../src/schema/enumerations.ts'
import { wordKey } from '../../src/schema/core/dataKeys.ts'
import { ownerMeant } from '../core/access/companies.ts'
import { customerActor } from '../core/commit/actor.ts'
import { commit } from '../core/commit/commit.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import type { Services } from '../core/services.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { visitTime } from '../core/time/time.ts'
import { messageWords } from '../messages/index.ts'

/** The button and the message under which it was pressed; undefined when it is none of ours. */
function readButton(id: string): { word: Word<'replyButton'>; messageId: string } | undefined {
  const [first, messageId = ''] = id.split('.')
  const word = enumerations.replyButton.find((one) => one === first)
  return word && /^[0-9a-f-]{36}$/.test(messageId) ? { word, messageId } : undefined
}

interface Said {
  body: string
  kept?: string
  link?: string
  kind?: Word<'messageKind'>
}

/** Does what was pressed and answers it, once for each press; what cannot be done any more is answered with the reason. */
export async function pressButton(services: Services, tx: Scope, pressed: RowOf<'receivedMessages'>): Promise<void> {
  const button = pressed.button === null ? undefined : readButton(pressed.button)
  const message = button && (await findRow(tx, 'messages', button.messageId))
  const person = pressed.customerId ? await findRow(tx, 'customers', pressed.customerId) : undefined
  // A message that went to another number is nobody's to answer.
  if (!button || !person || message?.recipient !== person.mobile || message.resource !== 'appointments' || !message.rowId) return
  const booking = await findRow(tx, 'appointments', message.rowId)
  const customer = await ownerMeant(tx, person, { appointmentId: message.rowId })
  if (booking?.customerId !== customer.id) return
  const answer = await act(services, tx, button.word, { message, booking, customer, person })
  if (!answer) return
  const { kind = 'conversationReply', ...said } = answer
  await services.messages.queue(
    tx,
    {
      ...{ recipient: person.mobile, customerId: customer.id, kind, languageId: person.languageId, channel: 'whatsapp' as const },
      ...{ conversationId: pressed.conversationId, event: `button:${pressed.id}`, resource: 'appointments', rowId: booking.id },
      ...said,
    },
    services.now(),
  )
}

interface Pressed {
  message: RowOf<'messages'>
  booking: RowOf<'appointments'>
  /** Whose booking it is, and who pressed: themselves, or their company's contact. */
  customer: RowOf<'customers'>
  person: RowOf<'customers'>
}

async function act(
  services: Services,
  tx: Scope,
  word: Word<'replyButton'>,
  { message, booking, customer, person }: Pressed,
): Promise<Said | undefined> {
  const language = languageOf(person.languageId)
  const details = { ref: booking.ref, when: visitTime(booking.startAt, language) }
  const by = customerActor(person.id)
  const say = (key: 'confirmed' | 'over' | 'kept' | 'approved' | 'changed'): Said => ({
    body: services.texts(language, `messages.buttonAnswers.${key}`, details),
  })
  const isOpen = booking.closure === 'none' && booking.status === 'pending' && booking.startAt > services.now().toISOString()
  switch (word) {
    case 'confirm': {
      if (!isOpen) return say('over')
      if (booking.confirmedFor !== booking.startAt) {
        const changes = { confirmedFor: booking.startAt }
        await commit({ services, tx }, { resource: 'appointments', action: 'update', before: booking, changes, by })
      }
      return say('confirmed')
    }
    case 'cancelNo':
      return say('kept')
    case 'move': {
      if (!isOpen) return say('over')
      const { url, hidden } = await visitLink(services, tx, booking, language)
      const text = (link: string) => services.texts(language, 'messages.buttonAnswers.move', { ...details, link })
      return { body: text(url), kept: text(hidden), link: url }
    }
    case 'cancel':
      return isOpen
        ? { kind: 'cancelQuestion', body: (await messageWords(services, tx, language, 'cancelQuestion'))(details) }
        : say('over')
    case 'cancelYes':
      try {
        const reason = services.texts(language, wordKey('replyButton', 'cancelYes'))
        await cancelBooking(services, tx, by, customer, { id: booking.id, version: booking.version, reason })
        // The booking's own message says that it is cancelled.
        return undefined
      } catch (error) {
        // Begun, over or cancelled already: nothing was written.
        if (error instanceof Problem) return say('over')
        throw error
      }
    case 'approve': {
      const outcome = await acceptWork(services, tx, { appointmentId: booking.id, writtenAt: message.createdAt }, by)
      return say(outcome === 'accepted' ? 'approved' : outcome)
    }
  }
}
