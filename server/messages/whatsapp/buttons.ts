// The buttons under a message by WhatsApp: the person's answer to it in one press.
import { wordKey } from '../../../src/schema/core/dataKeys.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import type { RowOf } from '../../core/db/repository.ts'
import type { ReplyButton } from '../../core/gateways/messages.ts'
import type { Services } from '../../core/services.ts'
import { languageOf } from '../../core/texts/languageOf.ts'

type Kind = Word<'messageKind'>
const ofBooking = ['confirm', 'move', 'cancel'] as const
const byKind: Partial<Record<Kind, readonly Word<'replyButton'>[]>> = {
  bookingConfirmation: ofBooking,
  bookingMoved: ofBooking,
  bookingReminderDay: ofBooking,
  bookingReminderSoon: ofBooking,
  jobServices: ['approve'],
  cancelQuestion: ['cancelYes', 'cancelNo'],
}

/** The titles of a kind's buttons, in a language. */
export const buttonTitles = (services: Pick<Services, 'texts'>, kind: Kind, language: LanguageWord): string[] =>
  (byKind[kind] ?? []).map((word) => services.texts(language, wordKey('replyButton', word)))

/** The buttons of a message about a row; what is pressed names the message, by which the row is found. */
export function buttonsOf(services: Pick<Services, 'texts'>, { id, kind, languageId, rowId }: RowOf<'messages'>): ReplyButton[] {
  if (rowId === null) return []
  const titles = buttonTitles(services, kind, languageOf(languageId))
  return (byKind[kind] ?? []).map((word, index) => ({ id: `${word}.${id}`, title: titles[index] ?? word }))
}
