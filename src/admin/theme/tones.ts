import type { EnumerationName, Word } from '../../schema/enumerations.ts'
import type { Theme } from '@mui/material/styles'

/** What a status means; one colour each across the product. */
export type Tone = keyof Theme['palette']['meaning']
type Tones = { [N in EnumerationName]?: Record<Word<N>, Tone> }

/** Lists whose words are drawn as a dot and a word. */
const tones: Tones = {
  bookingStatus: {
    pending: 'neutral',
    inWorkshop: 'info',
    awaitingLabour: 'caution',
    awaitingParts: 'caution',
    qc: 'special',
    washing: 'info',
    completed: 'positive',
    delivered: 'positive',
  },
  leadStatus: { pending: 'caution', 'in-progress': 'info', completed: 'positive', closed: 'neutral', deleted: 'critical' },
  vehicleStatus: { Approved: 'positive', Pending: 'caution', Rejected: 'critical' },
  complaintStatus: { open: 'caution', 'in-progress': 'info', closed: 'neutral' },
  verification: { Verified: 'positive', Unverified: 'neutral' },
  closure: { none: 'info', cancelled: 'critical', noShow: 'caution' },
  messageStatus: { queued: 'caution', sent: 'positive', failed: 'critical' },
  auditAction: { create: 'positive', update: 'info', delete: 'critical', restore: 'positive', move: 'special' },
}

/** The tone of a word, when its list has tones. */
export const toneOf = (list: EnumerationName, word: string): Tone | undefined => (tones[list] as Record<string, Tone> | undefined)?.[word]
