import type { ComponentProps } from 'react'
import { useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { vehicles } from '../../schema/vehicles/resources.ts'
import { Select } from '../core/fields/Select.tsx'
import { Ask } from '../core/forms/Ask.tsx'
import { useBilingual } from '../core/useBilingual.ts'

const otherModel = '—'

interface ModelFieldsProps<V extends { makeId: string; model: string }> {
  form: ComponentProps<typeof Ask<V>>['form']
  masters: OutputOf<'landingMasters'> | undefined
}

/** A car's make and model: one of the dealership's models, or another one by its name. */
export function ModelFields<V extends { makeId: string; model: string } & Record<string, string>>({ form, masters }: ModelFieldsProps<V>) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const [otherName, setOtherName] = useState(false)
  const models = masters?.models.filter(({ makeId }) => makeId === form.values.makeId) ?? []
  return (
    <>
      <Ask
        form={form}
        of={vehicles}
        name="makeId"
        options={(masters?.makes ?? []).map(({ id, name }) => ({ value: id, label: bilingual(name) }))}
      />
      {models.length > 0 && !otherName ? (
        <Select
          id="model"
          label={t('resources.vehicles.fields.model')}
          required
          config={{}}
          value={form.values.model}
          error={form.errorOf('model')}
          options={[
            ...models.map(({ name }) => ({ value: name.en, label: bilingual(name) })),
            { value: otherModel, label: t('landing.book.vehicle.otherModel') },
          ]}
          onChange={(model) => {
            setOtherName(model === otherModel)
            form.set('model', model === otherModel ? '' : model)
          }}
        />
      ) : (
        <Ask form={form} of={vehicles} name="model" />
      )}
    </>
  )
}
