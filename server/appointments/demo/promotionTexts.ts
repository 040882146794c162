/** Demo promotion codes: name, discount, services, and validity in days from today. */
export const promotionTexts = [
  {
    code: 'WELCOME15',
    name: ['Fifteen per cent off your first booking', 'خصم 15% على حجزك الأول'],
    ...{ kind: 'percent', percent: 15, codes: [], fromDay: -30, toDay: 60, maxUses: null, oncePerCustomer: true },
  },
  {
    code: 'BRAKES50',
    name: ['SAR 50 off brake work', 'خصم 50 ريالًا على أعمال الفرامل'],
    ...{ kind: 'amount', amount: 5000, codes: ['BRAKES'], fromDay: -10, toDay: 20, maxUses: 200, oncePerCustomer: false },
  },
  {
    code: 'SUMMER',
    name: ['Air-conditioning check in summer', 'فحص التكييف في الصيف'],
    ...{ kind: 'percent', percent: 20, codes: ['AC'], fromDay: -120, toDay: -40, maxUses: null, oncePerCustomer: false },
  },
] as const
