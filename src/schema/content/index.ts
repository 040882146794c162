// What other features may use.
export type { Content } from './calls/landingContent.ts'
export { questionLength } from './questionLength.ts'
export { offerKinds } from './offerKinds.ts'
