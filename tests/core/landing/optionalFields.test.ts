// "(optional)" stands on nothing compulsory: every input of the landing that says so is held against the input of the call that it goes to.
// The fields of a form with a call's own rules (Ask) ask those rules and need no line here.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { calls } from '../../../src/schema/endpoints.ts'

/** The inputs outside of such forms that say that they are optional: the calls and the field of their input; null for what is not sent. */
const optional: Record<string, [field: string, ...names: string[]] | null> = {
  'customers/Details.tsx address.shortCode': ['address', 'updateCustomerDetails'],
  'leads/ModelChoice.tsx model': ['model', 'askAsVisitor'],
  // Places of the region are looked for; the region itself is not sent.
  'masters/place/PlacePicker.tsx region': null,
  'masters/place/PlaceAddress.tsx cityId': ['address.cityId', 'requestHomeService'],
  'masters/place/PlaceAddress.tsx id': ['address.street', 'requestHomeService'],
  // Without words the label of the stars is sent.
  'fieldService/RateDrive.tsx rateWords': null,
  'fieldService/homeService/steps/HomeSummaryStep.tsx note': ['note', 'requestHomeService'],
  'fieldService/roadside/steps/RoadsidePlaceStep.tsx addressNote': ['addressNote', 'requestRoadside'],
  'fieldService/roadside/steps/PhotosStep.tsx photos': ['photos', 'requestRoadside'],
  'appointments/bookService/PromotionCode.tsx promotionCode': ['promotionCode', 'createAppointment', 'addAppointment'],
  'appointments/bookService/steps/ServicesStep.tsx mileage': ['mileage', 'recommendedServices'],
  'appointments/bookService/steps/TransportStep.tsx concern': ['concern', 'createAppointment', 'addAppointment'],
  'callCentre/WalkIn.tsx walk-in-mileage': ['mileageIn', 'walkingAppointments'],
}

const landing = 'src/landing'
type Node = { type: string; [key: string]: unknown }
const nodesIn = (node: unknown, found: Node[] = []): Node[] => {
  if (Array.isArray(node)) for (const one of node) nodesIn(one, found)
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && typeof node.type === 'string') found.push(node as Node)
    for (const value of Object.values(node)) nodesIn(value, found)
  }
  return found
}
type Attribute = {
  name?: { name: string }
  value: { type: string; value?: unknown; expression?: { type: string; value?: unknown } } | null
}
/** The inputs of a file whose `required` is not simply true, by file and id. */
function saidOptional(file: string): string[] {
  const { program } = parseSync(file, readFileSync(join(landing, file), 'utf8'))
  return nodesIn(program)
    .filter(({ type }) => type === 'JSXOpeningElement')
    .flatMap((element) => {
      const attributes = element['attributes'] as Attribute[]
      const of = (name: string) => attributes.find((one) => one.name?.name === name)
      const required = of('required')
      if (!required?.value || (element['name'] as { name?: string }).name === 'Ask') return []
      return [`${file} ${typeof of('id')?.value?.value === 'string' ? String(of('id')?.value?.value) : 'id'}`]
    })
}
const said = readdirSync(landing, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('core/'))
  .map((file) => file.replaceAll('\\', '/'))
  .flatMap(saidOptional)

/** Whether an input may lack a value: absent, null or nothing chosen. */
function mayLack(input: z.ZodType, path: string): boolean {
  const [first = '', ...rest] = path.split('.')
  const shape = (input as unknown as { shape?: Record<string, z.ZodType> }).shape
  const inner = (input as unknown as { unwrap?: () => z.ZodType }).unwrap?.()
  if (!shape) return inner ? mayLack(inner, path) : false
  const field = shape[first]
  if (!field) return false
  if (rest.length > 0) return mayLack(field, rest.join('.'))
  return [undefined, null, []].some((value) => field.safeParse(value).success)
}

describe('"(optional)" on the landing', () => {
  it('is said of the inputs that are listed here, and of no others', () => {
    expect(said.toSorted()).toEqual(Object.keys(optional).toSorted())
  })

  it.each(Object.entries(optional).flatMap(([input, to]) => (to ? to.slice(1).map((name) => [input, name, to[0]] as const) : [])))(
    'is true of %s: %s takes no %s',
    (_input, name, field) => {
      const call = calls.find((one) => one.name === name)
      expect(call?.name).toBe(name)
      expect(mayLack(call?.input as z.ZodType, field)).toBe(true)
    },
  )
})
