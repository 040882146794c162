/** The account of a demo company with the payment simulators; not valid elsewhere. */
export const demoAccount = (tenantId: string) => ({
  token: `simulated-merchant-${tenantId}`,
  noticeKey: `simulated-notices-${tenantId}`,
})

/** The account of a demo company with the simulator of WhatsApp. */
export const demoWhatsapp = (tenantId: string) => ({
  whatsappProvider: 'meta' as const,
  whatsappNumber: `number-${tenantId}`,
  whatsappAccount: `account-${tenantId}`,
  whatsappToken: `simulated-whatsapp-${tenantId}`,
  whatsappAppSecret: `simulated-signature-${tenantId}`,
  whatsappVerifyToken: `simulated-address-${tenantId}`,
})
