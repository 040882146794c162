// What other features may use.
export { BookingMoney } from './BookingMoney.tsx'
export { MoneyOnCancel } from './MoneyOnCancel.tsx'
export { useMoneyText } from './moneyText.ts'
export { PayLink } from './PayLink.tsx'
export { useBookingOrders } from './useBookingOrders.ts'
