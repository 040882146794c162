// What other features may use.
export { BookingMoney } from './BookingMoney.tsx'
export { MoneyOnCancel } from './MoneyOnCancel.tsx'
export { useMoneyText } from './moneyText.ts'
export { OutcomeTag } from './OutcomeTag.tsx'
export { PayLink } from './PayLink.tsx'
export { useBookingOrders } from './useBookingOrders.ts'
export { useOrderPath } from './useOrderPath.ts'
