/** The account of a demo company with the payment simulators; not valid elsewhere. */
export const demoAccount = (tenantId: string) => ({
  token: `simulated-merchant-${tenantId}`,
  noticeKey: `simulated-notices-${tenantId}`,
})
