import type { Merchant } from './simulator.ts'

/** A demo company's account with the simulator; good for nothing else. */
export const demoAccount = (tenantId: string): Merchant => ({
  token: `simulated-merchant-${tenantId}`,
  noticeKey: `simulated-notices-${tenantId}`,
})
