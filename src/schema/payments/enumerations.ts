// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  paymentOrderType: ['service', 'vehicleDeposite', 'makePayment'],
  paymentState: [
    'new',
    'approved',
    'authorised',
    'partially_captured',
    'fully_captured',
    'partially_refunded',
    'fully_refunded',
    'declined',
    'expired',
    'canceled',
    'updated',
    'on_hold',
  ],
  paymentProvider: ['tamara', 'moyasar', 'cash', 'card', 'transfer'],
  paymentFinding: ['unknownOrder', 'missingOrder', 'differs', 'stuck'],
  findingState: ['open', 'resolved'],
} as const
/** The feature's flags. */
export const featureFlag = ['TAMARA_INTEGRATION'] as const
/** What staff are notified of. */
export const notificationKind = ['paymentTrouble', 'paymentFinding'] as const
