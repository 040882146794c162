/** A demo company's account with the simulator; not valid elsewhere. */
export const demoAccount = (tenantId: string) => ({
  token: `simulated-merchant-${tenantId}`,
  noticeKey: `simulated-notices-${tenantId}`,
})
