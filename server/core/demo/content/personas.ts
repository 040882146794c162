// One known customer of each company, for demos and tests, with two approved vehicles and services due.
import type { DemoTenantId } from './tenants.ts'

/** A vehicle of a persona. */
export interface PersonaVehicle {
  plate: string
  make: string
  model: string
  year: number
  mileageKm: number
  vin: string
}
/** A persona; prefers Arabic, mobile verified. */
export interface Persona {
  mobile: string
  firstName: string
  lastName: string
  vehicles: readonly [PersonaVehicle, PersonaVehicle]
}

/** The persona of each company. At 39,600 km the 10,000, 20,000 and 40,000 km services are due, at 59,400 km the 60,000 one. */
export const personas: Record<DemoTenantId, Persona> = {
  noor: {
    mobile: '+966500000001',
    firstName: 'عبدالله',
    lastName: 'القحطاني',
    vehicles: [
      { plate: 'ABJ1234', make: 'toyota', model: 'Camry', year: 2023, mileageKm: 39_600, vin: 'JTMBA0000P0000001' },
      { plate: 'NUR55', make: 'lexus', model: 'LX', year: 2022, mileageKm: 59_400, vin: 'JTHBA0000N0000002' },
    ],
  },
  najd: {
    mobile: '+966500000002',
    firstName: 'نورة',
    lastName: 'العتيبي',
    vehicles: [
      { plate: 'NJD2030', make: 'hyundai', model: 'Tucson', year: 2023, mileageKm: 39_600, vin: 'KMHBA0000P0000003' },
      { plate: 'RUH77', make: 'gmc', model: 'Yukon', year: 2022, mileageKm: 59_400, vin: '1GKBA0000N0000004' },
    ],
  },
}
