// What a booking on the landing asks for besides its times: where it is earliest, a time that is held, a promotion code.
import { z } from 'zod'
import { totals } from '../kinds.ts'
import { promotionCodes } from '../resources/promotionCodes.ts'
import { dateTimeValue, idValue, line, promotionCodeValue } from '../values.ts'

const services = z.array(line(40)).min(1, 'validation.chooseService').max(20)
const earliestOut = z.object({ start: z.string(), local: z.string(), locationId: z.string() })
/** A free start at a branch: UTC moment and local HH:mm. */
export type EarliestTime = z.infer<typeof earliestOut>

/** Input and output of the family's calls. */
export const bookingEndpoints = {
  earliestTimes: {
    audience: 'visitor',
    input: z.object({
      services: z
        .string()
        .transform((codes) => codes.split(',').filter(Boolean))
        .optional(),
    }),
    output: z.object({ data: z.array(earliestOut) }),
  },
  holdTime: {
    audience: 'customer',
    input: z.strictObject({ locationId: idValue, services, advisorId: idValue.nullish(), startAt: dateTimeValue }),
    output: z.object({
      startAt: z.string(),
      expiresAt: z.string(),
      /** Seconds that are left: the clocks of a server and of a telephone differ. */ ttl: z.number().int(),
    }),
  },
  releaseTime: { audience: 'customer', input: z.strictObject({}), output: z.object({}) },
  checkPromotion: {
    audience: 'customer',
    input: z.strictObject({ promotionCode: promotionCodeValue, services }),
    output: z.object({
      code: z.string(),
      name: promotionCodes.fields.name.output,
      /** Of the services with the code. */ totals: totals({}).output,
    }),
  },
} as const
