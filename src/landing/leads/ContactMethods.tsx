import { useTranslate } from '../../i18n/index.ts'
import { useBilingual } from '../core/useBilingual.ts'
import { useLead } from './leadRequest.tsx'

/** The contact methods with the tenant's names; none is chosen in advance. */
export function ContactMethods({ value, onChange }: { value: string; onChange: (word: string) => void }) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { masters } = useLead()
  return (
    <fieldset>
      <legend className="field-label reach">
        {t('landing.lead.person.reach')} <span className="field-optional">{t('landing.parts.optional')}</span>
      </legend>
      <div className="chips">
        {masters?.contactMethods.map(({ word, name }) => (
          <label key={word} className="slot chip">
            <input type="radio" name="contactMethod" checked={value === word} onChange={() => onChange(word)} />
            <span>{bilingual(name)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
