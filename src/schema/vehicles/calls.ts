// The calls of vehicles.
import { coverOut, mileageInput } from './ownCars.ts'
import { mobileValue, plateValue, vinValue, idValue, bilingualOut, namedCarOut } from '../core/values.ts'
import { newVehicle } from './registration.ts'
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'
import { ownCarOut } from '../publicRows.ts'
import { resources } from '../resources.ts'
import { enumerations } from '../enumerations.ts'
import { listed } from '../core/paging.ts'

const findBy = { mobile: mobileValue.optional(), plate: plateValue.optional(), vin: vinValue.optional() }
const successMessage = z.string().optional()
/** Staff name the customer; a customer may leave it out, and can only name themselves. */
const of = { customerId: idValue.optional() }

/** The customer's own cars, or, for staff, those of a customer whom they name by mobile, plate or VIN. */
export const customerVehicles = defineCall({
  method: 'POST',
  path: '/landing-page/customer-vehicle-details',
  access: 'visitor',
  input: z
    .strictObject(findBy)
    .refine((given) => Object.values(given).filter((one) => one !== undefined).length <= 1, 'validation.exactlyOne'),
  output: z.object({ data: z.array(ownCarOut) }),
})
/** Adds a car of the customer. */
export const addVehicle = defineCall({
  method: 'POST',
  path: '/customers/vehicle',
  access: 'customer',
  idempotent: true,
  input: newVehicle,
  output: z.object({ vehicle: ownCarOut, warnings: z.array(z.string()) }),
})
/** The warranty of a car: whether and how long it is still valid. */
export const vehicleWarranty = defineCall({
  method: 'GET',
  path: '/landing-page/getCustomerVehicleWarranty',
  access: 'customer',
  modules: ['vehicles'],
  input: z.object({ vehicleId: idValue }),
  output: coverOut,
})
/** The service contract of a car: whether and how long it is still valid. */
export const vehicleContract = defineCall({
  method: 'GET',
  path: '/landing-page/getCustomerVehicleContract',
  access: 'customer',
  modules: ['vehicles'],
  input: z.object({ vehicleId: idValue }),
  output: coverOut.extend({ number: z.string().nullable() }),
})
/** Records a car's mileage from the customer. */
export const updateMileage = defineCall({
  method: 'PUT',
  path: '/landing-page/vehicles/{id}/mileage',
  access: 'customer',
  idempotent: true,
  input: mileageInput,
  output: z.object({ vehicle: ownCarOut, successMessage }),
})

/** Finished services of a vehicle or of a customer, newest first. */
export const serviceHistory = defineCall({
  method: 'POST',
  path: '/customers/service-history',
  access: 'visitor',
  modules: ['vehicles'],
  input: z
    .strictObject({ ...of, vehicleId: idValue.optional(), ...listed })
    .refine(({ customerId, vehicleId }) => !(customerId && vehicleId), 'validation.exactlyOne'),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        ref: z.string(),
        startAt: z.string(),
        endAt: z.string(),
        status: z.enum(enumerations.bookingStatus),
        mileageIn: z.number().int().nullable(),
        services: resources.appointments.fields.services.output,
        totals: resources.appointments.fields.totals.output,
        location: bilingualOut.nullable(),
        vehicle: z.object({ id: z.string(), ...namedCarOut, model: z.string(), year: z.number().int() }).nullable(),
      }),
    ),
    total: z.number().int(),
  }),
})
