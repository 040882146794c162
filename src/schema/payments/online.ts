// The gateways through which customers pay online, as the provider of a payment. Every other provider is the counter.

/** The gateways: Tamara for instalments, Moyasar for cards and wallets. */
export const gatewayNames = ['tamara', 'moyasar'] as const
/** A gateway, as a payment names it. */
export type GatewayName = (typeof gatewayNames)[number]
/** Whether a payment is made through a gateway. */
export const isOnline = (provider: unknown): provider is GatewayName => (gatewayNames as readonly unknown[]).includes(provider)
