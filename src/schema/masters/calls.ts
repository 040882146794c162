// The calls of masters.
import { enumerations } from '../enumerations.ts'
import { landingLocation } from './landingLocation.ts'
import { z } from 'zod'
import { bilingualOut } from '../core/values.ts'
import { defineCall } from '../core/defineCall.ts'

const named = { id: z.string(), name: bilingualOut }
const pointOut = z.object({ lat: z.number(), lng: z.number() })

const nothing = z.object({})
const idOf = z.string()
const master = z.object({ id: idOf, name: bilingualOut })

/** The masters that the landing offers to choose from. */
export const landingMasters = defineCall({
  method: 'GET',
  path: '/landing-page/masters',
  access: 'visitor',
  input: nothing,
  output: z.object({
    makes: z.array(master.extend({ slug: z.string(), brandClass: z.string().nullable(), brandFont: z.string().nullable() })),
    /** `image`: address of a picture of 1920 × 1080 pixels. */
    models: z.array(master.extend({ makeId: idOf, image: z.string().nullish() })),
    colours: z.array(master.extend({ swatch: z.string() })),
    cities: z.array(master),
    /** Types of leads, with the tenant's names and in its order. */
    leadTypes: z.array(z.object({ value: z.enum(enumerations.leadType), name: bilingualOut })),
    contactMethods: z.array(z.object({ value: z.enum(enumerations.contactMethod), name: bilingualOut })),
  }),
})
/** The branches shown on the landing. */
export const landingLocations = defineCall({
  method: 'GET',
  path: '/landing-page/dealership-locations',
  access: 'visitor',
  input: nothing,
  output: z.object({ data: z.array(landingLocation) }),
})
/** Number of rows of each master. */
export const masterCounts = defineCall({
  method: 'GET',
  path: '/masters/counts',
  access: 'staff',
  input: nothing,
  output: z.object({ counts: z.record(z.string(), z.number().int()) }),
})
/** The names of all models: a car keeps its model as it was typed or chosen, in either language. */
export const modelNames = defineCall({
  method: 'GET',
  path: '/masters/model-names',
  access: 'staff',
  input: nothing,
  output: z.object({ names: z.array(bilingualOut) }),
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

/** Service areas and cities with their names and points. */
export const knownPlaces = defineCall({
  method: 'GET',
  path: '/landing-page/places',
  access: 'visitor',
  input: z.object({}),
  output: z.object({
    /** Service areas: centre, and radius in kilometres. */
    areas: z.array(z.object({ ...named, point: pointOut, km: z.number() })),
    cities: z.array(z.object({ ...named, point: pointOut.nullable() })),
  }),
})
/** Service areas and cities with their names and points. */
export type KnownPlaces = z.infer<typeof knownPlaces.output>
