// What other features may use.
export { agreesToMarketing, marketingAgreed } from './consent.ts'
export { receiveReport } from './receiveReport.ts'
export { receiveCall } from './receiveCall.ts'
export { callAddress, callPaths } from './reportAddress.ts'
export { noteTemplateState } from './whatsapp/templates.ts'
export { whatsappWayOf, windowMs } from './whatsapp/way.ts'
export { messageWords } from './messageWords.ts'
export { readReplyAddress } from './replyAddress.ts'
