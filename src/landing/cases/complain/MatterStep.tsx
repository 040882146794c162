import { useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { enumerations } from '../../../schema/enumerations.ts'
import { DepartmentChoices } from '../DepartmentChoices.tsx'
import { StepForm } from '../../core/steps/StepForm.tsx'
import { useFlow } from './complaint.ts'
import '../../core/styles/calendar.css'

/** The step for type and department of the complaint. */
export function MatterStep() {
  const t = useTranslate()
  const { draft, change, next } = useFlow()
  const [complaint, setComplaint] = useState<string>()
  const choose = (chosen: Partial<Record<'department' | 'category', string>>) => {
    setComplaint(undefined)
    change(chosen)
  }
  const goOn = () => {
    if (draft.category === '') return setComplaint(t('landing.complain.categoryMissing'))
    if (draft.department === '') return setComplaint(t('landing.about.departmentMissing'))
    next()
  }
  return (
    <StepForm title={t('landing.complain.matter')} complaint={complaint} onNext={goOn}>
      <fieldset>
        <legend className="part-title">{t('landing.complain.category')}</legend>
        <div className="chips">
          {enumerations.complaintCategory.map((category) => (
            <label key={category} className="slot chip">
              <input type="radio" name="category" checked={draft.category === category} onChange={() => choose({ category })} />
              <span>{t(`enumerations.complaintCategory.${category}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <DepartmentChoices chosen={draft.department} onChoose={(department) => choose({ department })} />
    </StepForm>
  )
}
