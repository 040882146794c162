// The calls of masters.
import { enumerations } from '../enumerations.ts'
import { landingLocation } from './landingLocation.ts'
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'

const named = { id: z.string(), name: z.object({ en: z.string(), ar: z.string() }) }
const pointOut = z.object({ lat: z.number(), lng: z.number() })

const nothing = z.object({})
const idOf = z.string()
const bilingualOut = z.object({ en: z.string(), ar: z.string() })
const master = z.object({ id: idOf, name: bilingualOut })

/** The masters that the landing offers to choose from. */
export const landingMasters = defineCall({
  method: 'GET',
  path: '/landing-page/masters',
  access: 'visitor',
  input: nothing,
  output: z.object({
    makes: z.array(master.extend({ slug: z.string(), brandClass: z.string().nullable(), brandFont: z.string().nullable() })),
    /** `image` is the address of a picture, 1920 × 1080. */
    models: z.array(master.extend({ makeId: idOf, image: z.string().nullish() })),
    colours: z.array(master.extend({ swatch: z.string() })),
    cities: z.array(master),
    /** What one may ask about, in the tenant's own words and order. */
    leadTypes: z.array(z.object({ word: z.enum(enumerations.leadType), name: bilingualOut })),
    contactMethods: z.array(z.object({ word: z.enum(enumerations.contactMethod), name: bilingualOut })),
  }),
})
/** The branches that the landing shows. */
export const landingLocations = defineCall({
  method: 'GET',
  path: '/landing-page/dealership-locations',
  access: 'visitor',
  input: nothing,
  output: z.object({ data: z.array(landingLocation) }),
})
/** How many rows each master has. */
export const masterCounts = defineCall({
  method: 'GET',
  path: '/masters/counts',
  access: 'staff',
  input: nothing,
  output: z.object({ counts: z.record(z.string(), z.number().int()) }),
})
/** Active currencies, the tenant's own first. */
export const currencies = defineCall({
  method: 'GET',
  path: '/currency',
  access: 'visitor',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        code: z.string(),
        name: bilingualOut,
        symbol: bilingualOut,
        minorDigits: z.number().int(),
        isDefault: z.boolean(),
      }),
    ),
    total: z.number().int(),
  }),
})

/** Places that the tenant knows by name. */
export const knownPlaces = defineCall({
  method: 'GET',
  path: '/landing-page/places',
  access: 'visitor',
  input: z.object({}),
  output: z.object({
    /** Where drivers are sent: the middle, and how far it reaches, in kilometres. */
    areas: z.array(z.object({ ...named, point: pointOut, km: z.number() })),
    cities: z.array(z.object({ ...named, point: pointOut.nullable() })),
  }),
})
/** The places that the tenant knows by name. */
export type KnownPlaces = z.infer<typeof knownPlaces.output>
