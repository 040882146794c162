import { useTranslate } from '../../../i18n/index.ts'
import type { KnownPlaces } from '../../../schema/masters/calls.ts'
import { landingFields } from '../../../fields/landing.ts'
import { Select } from '../../core/fields/Select.tsx'
import { useBilingual } from '../../core/useBilingual.ts'
import type { AddressPart } from './pickedPlace.ts'
import type { Picking } from './usePickedPlace.ts'

const TextPart = landingFields.text
const partLength = { max: 200 }

/** The address in parts, or the national short address in their place. */
export function PlaceAddress({ place, known }: { place: Picking; known: KnownPlaces | undefined }) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { value, errorOf, setPart } = place
  const part = (name: AddressPart, hint?: string) => (
    <TextPart
      id={name}
      label={t(`landing.address.${name}`)}
      hint={hint}
      required={name === 'district'}
      config={partLength}
      value={value.address[name]}
      error={errorOf(name)}
      onChange={(text) => setPart(name, text)}
    />
  )
  return (
    <>
      <Select
        id="cityId"
        label={t('landing.address.cityId')}
        required={false}
        config={{}}
        value={value.address.cityId}
        error={errorOf('cityId')}
        options={(known?.cities ?? []).map(({ id, name }) => ({ value: id, label: bilingual(name) }))}
        onChange={(city) => setPart('cityId', city)}
      />
      {part('district')}
      <div className="field-columns">
        {part('street')}
        {part('buildingNo')}
      </div>
      {part('shortCode', t('landing.address.shortCodeHint'))}
    </>
  )
}
