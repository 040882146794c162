// What other features may use.
export { Asking, useAsking, useLinkHeaders, useLinkParams } from './asking.ts'
export { DayStrip } from './calendar/DayStrip.tsx'
export { SlotPicker } from './calendar/SlotPicker.tsx'
export { ServiceChoices } from './ServiceChoices.tsx'
export { StageMirror } from './StageMirror.tsx'
export { isLinkOver, useLinkSession } from './useLinkSession.ts'
