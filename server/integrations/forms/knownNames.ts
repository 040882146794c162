// What a field of a form usually is, by its name.
import { latinDigits } from '../../../src/schema/core/values/digits.ts'
import type { FormTarget } from '../../../src/schema/integrations/formMapping.ts'
import { formNames } from '../../../src/schema/transfer/index.ts'

/** A name as names are compared: 'fullName', 'FULL_NAME' and 'full-name' are 'full name'. */
export const foldedName = (name: string): string =>
  latinDigits(name)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const known = new Map(
  Object.entries(formNames).flatMap(([target, all]) => all.map((name): [string, FormTarget] => [name, target as FormTarget])),
)

/** What a name usually is; undefined for an unknown one. */
export const usualTarget = (name: string): FormTarget | undefined => known.get(foldedName(name))
