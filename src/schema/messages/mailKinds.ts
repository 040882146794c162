import type { Word } from '../enumerations.ts'

const mailKinds: readonly Word<'messageKind'>[] = ['otpIssue', 'invitation', 'passwordReset', 'accountChanged', 'staffNotice']
/** Whether messages of a kind go to a mailbox, so that they have no parts and no price. */
export const isByMail = (kind: Word<'messageKind'>): boolean => mailKinds.includes(kind)
