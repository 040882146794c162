import type { EnumerationName, Word } from '../../../schema/enumerations.ts'
import type { Theme } from '@mui/material/styles'

/** The meaning of a status; one colour each across the product. */
export type Tone = keyof Theme['palette']['meaning']
type Tones = { [N in EnumerationName]?: Record<Word<N>, Tone> }

/** Enumerations whose words are shown with a dot. */
const tones: Tones = {
  // Waiting for somebody: caution. Being worked on: info. Ended well: positive, badly: critical. Called off, or not begun: neutral.
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
  responseBand: {
    '0-15 Min': 'positive',
    '15-30 Min': 'positive',
    '30-45 Min': 'caution',
    '45-1 Hour': 'caution',
    '1 Hour +': 'critical',
    'N/A': 'neutral',
  },
  leadStatus: { pending: 'caution', 'in-progress': 'info', completed: 'positive', closed: 'neutral', deleted: 'critical' },
  vehicleStatus: { Approved: 'positive', Pending: 'caution', Rejected: 'critical' },
  serviceDecision: { proposed: 'caution', accepted: 'positive', declined: 'critical', deferred: 'neutral' },
  inspectionMark: { fine: 'positive', soon: 'caution', now: 'critical' },
  complaintStatus: { open: 'caution', 'in-progress': 'info', closed: 'neutral' },
  verification: { Verified: 'positive', Unverified: 'neutral' },
  closure: { none: 'info', cancelled: 'neutral', noShow: 'caution' },
  messageStatus: {
    queued: 'caution',
    sending: 'info',
    sent: 'positive',
    delivered: 'positive',
    read: 'positive',
    failed: 'critical',
    withheld: 'neutral',
  },
  deliveryState: { waiting: 'caution', sending: 'info', delivered: 'positive', failed: 'critical', dropped: 'neutral' },
  templateState: { draft: 'neutral', submitted: 'info', approved: 'positive', rejected: 'critical' },
  auditAction: {
    create: 'positive',
    update: 'info',
    delete: 'critical',
    restore: 'positive',
    move: 'special',
    import: 'info',
    merge: 'special',
    unmerge: 'special',
    export: 'neutral',
    erase: 'critical',
  },
  severity: { low: 'neutral', normal: 'info', high: 'caution', critical: 'critical' },
  coverage: { warranty: 'positive', contract: 'positive', none: 'caution' },
  roadsideStage: { new: 'caution', dispatched: 'info', enRoute: 'info', onSite: 'special', towing: 'special', done: 'positive' },
  homeServiceStage: {
    requested: 'caution',
    scheduled: 'info',
    confirmed: 'info',
    enRoute: 'info',
    onSite: 'special',
    done: 'positive',
  },
  roadsideOutcome: {
    'RSA Responded': 'positive',
    'RSA not Responded': 'critical',
    Unreachable: 'caution',
    'RSA Cancelled': 'neutral',
  },
  homeServiceOutcome: {
    'H2H Responded': 'positive',
    'H2H not Responded': 'critical',
    Unreachable: 'caution',
    'H2H Cancelled': 'neutral',
  },
  paymentState: {
    new: 'caution',
    approved: 'info',
    authorised: 'info',
    partially_captured: 'info',
    fully_captured: 'positive',
    partially_refunded: 'special',
    fully_refunded: 'special',
    declined: 'critical',
    expired: 'critical',
    canceled: 'neutral',
    updated: 'info',
    on_hold: 'caution',
  },
  findingState: { open: 'caution', resolved: 'positive' },
  feedFileState: { reading: 'info', read: 'positive', refused: 'critical' },
  feedLineState: { open: 'caution', mended: 'positive', dismissed: 'neutral' },
  contentStatus: { draft: 'neutral', published: 'positive' },
  campaignStatus: {
    draft: 'neutral',
    scheduled: 'caution',
    sending: 'info',
    paused: 'caution',
    sent: 'positive',
    cancelled: 'neutral',
  },
  surveyStatus: { draft: 'neutral', active: 'positive', paused: 'caution', archived: 'neutral' },
  jobState: { waiting: 'caution', running: 'info', done: 'positive', failed: 'critical', cancelled: 'neutral', undone: 'special' },
  outboundResult: { Completed: 'positive', Incomplete: 'caution', 'Outbound Refused': 'critical' },
  contactResult: { reached: 'positive', noAnswer: 'caution', busy: 'caution', wrongNumber: 'critical', callLater: 'info' },
  signInOutcome: { success: 'positive', wrongPassword: 'caution', wrongCode: 'caution', disabled: 'critical', locked: 'critical' },
}

/** The tone of a word, where its enumeration has tones. */
export const toneOf = (list: EnumerationName, word: string): Tone | undefined => (tones[list] as Record<string, Tone> | undefined)?.[word]
