// What other features may use.
export { agreesToMarketing, marketingAgreed } from './consent.ts'
export { receiveReport } from './receiveReport.ts'
export { isMetaSignature, metaEvents, type Events, type Received } from './gateways/whatsapp/metaEvents.ts'
export { noteTemplateState } from './whatsapp/templates.ts'
export { whatsappWayOf, windowMs } from './whatsapp/way.ts'
export { messageWords } from './messageWords.ts'
