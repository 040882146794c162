// A preview of the landing with settings that are not saved yet, by a link that only staff can make.
import { z } from 'zod'
import { enumerations } from '../../enumerations.ts'
import { settings } from '../resources.ts'

const { name, tagline, primaryColour, secondaryColour, supportNumber } = settings.fields
/** The settings that a preview may change. */
export const previewedSettings = z.strictObject({
  name: name.input.optional(),
  tagline: tagline.input.optional(),
  primaryColour: primaryColour.input.optional(),
  secondaryColour: secondaryColour.input.optional(),
  supportNumber: supportNumber.input.optional(),
  flags: z.partialRecord(z.enum(enumerations.featureFlag), z.boolean()).optional(),
})
