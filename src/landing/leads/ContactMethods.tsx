import { useTranslate } from '../../i18n/index.ts'
import { useBilingual } from '../core/useBilingual.ts'
import { useLead } from './leadRequest.tsx'

/** The contact methods with the tenant's names; none is chosen in advance. */
export function ContactMethods({ value: chosen, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { masters } = useLead()
  return (
    <fieldset>
      <legend className="field-label reach">
        {t('landing.lead.person.reach')} <span className="field-optional">{t('landing.parts.optional')}</span>
      </legend>
      <div className="chips">
        {masters?.contactMethods.map(({ value, name }) => (
          <label key={value} className="slot chip">
            <input type="radio" name="contactMethod" checked={chosen === value} onChange={() => onChange(value)} />
            <span>{bilingual(name)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
