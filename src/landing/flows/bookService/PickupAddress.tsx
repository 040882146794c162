import { useTranslate } from '../../../i18n/index.ts'
import { address } from '../../../schema/kinds.ts'
import { landingFields } from '../../fields/index.ts'
import { Select } from '../../fields/Select.tsx'
import { useForm } from '../../forms/useForm.ts'
import { useBilingual } from '../../useBilingual.ts'
import { useBooking } from './booking.tsx'
import { addressParts, type AddressPart, type BookingDraft } from './draft.ts'

const TextPart = landingFields.text
const partLength = { max: 200 }
// A driver finds a short address by itself; without one the district is the least.
const pickupSchema = address({}).input.refine((given) => Boolean(given.shortCode || given.district), {
  path: ['district'],
  message: 'validation.required',
})

/** The address of a draft as the API takes it: only the parts that were given. */
export const givenAddress = (parts: BookingDraft['address']): Partial<Record<AddressPart, string>> =>
  Object.fromEntries(addressParts.map((part) => [part, parts[part].trim()]).filter(([, value]) => value !== ''))

/** The form of the pick-up address, starting from the draft. */
export function usePickupForm() {
  const { draft, change } = useBooking()
  const form = useForm(pickupSchema, draft.address, (values) => givenAddress(values))
  const set = (name: AddressPart, value: string) => {
    form.set(name, value)
    change({ address: { ...draft.address, [name]: value } })
  }
  return { ...form, set }
}

/** Where the car is fetched from and brought back to. */
export function PickupAddress({ form }: { form: ReturnType<typeof usePickupForm> }) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { masters } = useBooking()
  const part = (name: AddressPart, hint?: string) => (
    <TextPart
      id={name}
      label={t(`landing.address.${name}`)}
      hint={hint}
      required={name === 'district'}
      config={partLength}
      value={form.values[name]}
      error={form.errorOf(name)}
      onChange={(value) => form.set(name, value)}
    />
  )
  return (
    <fieldset className="card stack">
      <legend className="out-of-sight">{t('landing.address.title')}</legend>
      <h3>{t('landing.address.title')}</h3>
      <Select
        id="cityId"
        label={t('landing.address.cityId')}
        required={false}
        config={{}}
        value={form.values.cityId}
        error={form.errorOf('cityId')}
        options={(masters?.cities ?? []).map(({ id, name }) => ({ value: id, label: bilingual(name) }))}
        onChange={(value) => form.set('cityId', value)}
      />
      {part('district')}
      <div className="field-columns">
        {part('street')}
        {part('buildingNo')}
      </div>
      {part('shortCode', t('landing.address.shortCodeHint'))}
    </fieldset>
  )
}
