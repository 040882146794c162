import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { leads } from '../../schema/leads/resources/leads.ts'
import { landingFields } from '../../fields/landing.ts'
import { MakeName } from '../vehicles/index.ts'
import { useBilingual } from '../core/useBilingual.ts'
import { useLead } from './leadRequest.tsx'
import { MakeMark } from './MakeMark.tsx'

const ModelField = landingFields.text

/** The models of a make, or another one as text. */
export function ModelChoice({ make }: { make: OutputOf<'landingMasters'>['makes'][number] }) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { draft, change, masters } = useLead()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const models = (masters?.models ?? [])
    .filter(({ makeId }) => makeId === make.id)
    .sort((one, other) => bilingual(one.name).localeCompare(bilingual(other.name)))
  return (
    <>
      <div className={`card make-chosen ${make.brandClass ?? ''}`}>
        <MakeMark slug={make.slug} name={bilingual(make.name)} />
        <h3 ref={heading} tabIndex={-1}>
          <MakeName make={make} />
        </h3>
        <button type="button" className="link-button" onClick={() => change({ makeId: '' })}>
          {t('landing.lead.car.otherMake')}
        </button>
      </div>
      {models.length > 0 && (
        <fieldset>
          <legend className="part-title">{t('resources.leads.fields.model')}</legend>
          <div className="models">
            {models.map(({ id, name, image }) => (
              <label key={id} className={image ? 'slot model model-seen' : 'slot model'}>
                <input
                  type="radio"
                  name="model-known"
                  checked={draft.model === name.en || draft.model === name.ar}
                  onChange={() => change({ model: bilingual(name) })}
                />
                {image && <img src={image} alt="" width="192" height="108" loading="lazy" />}
                <span>{bilingual(name)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <ModelField
        id="model"
        label={t('landing.lead.car.words')}
        required={false}
        config={leads.fields.model.config}
        value={draft.model}
        onChange={(model) => change({ model })}
      />
    </>
  )
}
