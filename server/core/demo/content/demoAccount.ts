/** A demo company's account with the simulator; good for nothing else. */
export const demoAccount = (tenantId: string) => ({
  token: `simulated-merchant-${tenantId}`,
  noticeKey: `simulated-notices-${tenantId}`,
})
