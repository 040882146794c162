// The calls of the showroom on the landing.
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'
import { listed } from '../core/paging.ts'
import { idValue, line } from '../core/values.ts'
import { enumerations } from '../enumerations.ts'
import { carChoicesOut, showroomCarOut } from './carOut.ts'
import { carOrders } from './carOrders.ts'
import { stockCars } from './resources.ts'

const { year } = stockCars.fields
const whole = z.coerce.number({ error: 'validation.number' }).int('validation.integer').min(0, 'validation.tooSmall')
const price = whole.max(stockCars.fields.price.config.max, 'validation.tooLarge').optional()
const modelYear = whole.max(year.config.max, 'validation.tooLarge').optional()

/** The cars that can be bought, narrowed as in the query, and what all of them can be narrowed by. */
export const showroomCars = defineCall({
  method: 'GET',
  path: '/landing-page/showroom',
  access: 'visitor',
  modules: ['shopNow'],
  input: z.object({
    ...listed,
    makeId: idValue.optional(),
    model: line(60).optional(),
    condition: z.enum(enumerations.carCondition, 'validation.choice').optional(),
    locationId: idValue.optional(),
    /** With VAT, in minor units; both included. */
    priceFrom: price,
    priceTo: price,
    yearFrom: modelYear,
    yearTo: modelYear,
    order: z.enum(carOrders, 'validation.choice').optional(),
  }),
  output: z.object({ data: z.array(showroomCarOut), total: z.number().int(), choices: carChoicesOut }),
})
/** One car, also one that is reserved or sold, so that a shared address tells what became of it. */
export const showroomCar = defineCall({
  method: 'GET',
  path: '/landing-page/showroom/{id}',
  access: 'visitor',
  modules: ['shopNow'],
  input: z.object({}),
  output: z.object({
    car: showroomCarOut,
    /** Cars that can be bought and are nearest to it. */
    similar: z.array(showroomCarOut),
    /** What reserves it, by card, and for how many minutes it is kept meanwhile; null where the tenant takes no deposits. */
    deposit: z.object({ amount: z.number().int(), minutes: z.number().int() }).nullable(),
    /** The model by which a test drive can be booked; null without a test-drive car of it. */
    driveModelId: z.string().nullable(),
  }),
})
/**
 * Keeps the car for the customer while they pay its deposit, and makes the lead that the deposit is paid for (`tamaraCheckout` with
 * `vehicleDeposite` and this lead). The same customer gets the same lead again. carTaken (409) for a car that somebody else has;
 * anotherCarKept (409) while another car waits for this customer's deposit; featureOff (403) where the tenant takes no deposits.
 */
export const reserveCar = defineCall({
  method: 'POST',
  path: '/landing-page/showroom/{id}/reserve',
  access: 'customer',
  modules: ['shopNow'],
  idempotent: true,
  rateLimit: [{ rule: 'checkoutByCustomer', by: ['tenant', 'mobile'] }],
  input: z.strictObject({}),
  output: z.object({
    leadId: z.string(),
    /** Until when the deposit must be paid; null once it is. */
    until: z.string().nullable(),
  }),
})
