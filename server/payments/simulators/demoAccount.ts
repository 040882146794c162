import type { Merchant } from './simulator.ts'

/** A demo company's account with the simulator; not valid elsewhere. */
export const demoAccount = (tenantId: string): Merchant => ({
  token: `simulated-merchant-${tenantId}`,
  noticeKey: `simulated-notices-${tenantId}`,
})
