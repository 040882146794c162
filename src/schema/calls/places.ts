// Places with a name: what a location is called where there is no map, and what is chosen where there is no location.
import { z } from 'zod'

const bilingualOut = z.object({ en: z.string(), ar: z.string() })
const pointOut = z.object({ lat: z.number(), lng: z.number() })
const named = { id: z.string(), name: bilingualOut }

/** Input and output of the call. */
export const placeEndpoints = {
  knownPlaces: {
    audience: 'visitor',
    input: z.object({}),
    output: z.object({
      /** Where drivers are sent: the middle, and how far it reaches, in kilometres. */
      areas: z.array(z.object({ ...named, point: pointOut, km: z.number() })),
      cities: z.array(z.object({ ...named, point: pointOut.nullable() })),
    }),
  },
} as const
/** The places that the tenant knows by name. */
export type KnownPlaces = z.infer<(typeof placeEndpoints)['knownPlaces']['output']>
