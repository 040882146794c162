// Lists of fixed words. Texts: enumerations.<list>.<word>.
import { inspectionMarks, inspectionPoints } from './inspection.ts'

/** The lists by name. */
export const enumerations = {
  serviceDecision: ['proposed', 'accepted', 'declined', 'deferred'],
  decidedBy: ['customer', 'staff'],
  decidedFrom: ['link', 'call', 'counter', 'whatsapp'],
  inspectionPoint: inspectionPoints,
  inspectionMark: inspectionMarks,
} as const
/** What staff are notified of. */
export const notificationKind = ['servicesDecided'] as const
