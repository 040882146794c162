import { useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { AboutChoices } from '../AboutChoices.tsx'
import { DepartmentChoices } from '../DepartmentChoices.tsx'
import { StepForm } from '../../core/steps/StepForm.tsx'
import { useFlow } from './feedback.ts'

/** The step for the visit, or else the department. */
export function AboutStep() {
  const t = useTranslate()
  const { draft, change, next } = useFlow()
  const [complaint, setComplaint] = useState<string>()
  const { about, department } = draft
  const goOn = () => {
    if (about.key === '') return setComplaint(t('landing.about.missing'))
    if (department === '') return setComplaint(t('landing.about.departmentMissing'))
    next()
  }
  const title = t('landing.feedback.about')
  return (
    <StepForm title={title} text={t('landing.feedback.aboutText')} complaint={complaint} onNext={goOn}>
      <AboutChoices
        title={title}
        chosen={about.key}
        alone={(one) => one.department !== undefined}
        onChoose={(chosen) => {
          setComplaint(undefined)
          change({ about: chosen, department: chosen.department ?? '' })
        }}
      />
      {about.key !== '' && !about.department && (
        <DepartmentChoices
          appears
          chosen={department}
          onChoose={(chosen) => {
            setComplaint(undefined)
            change({ department: chosen })
          }}
        />
      )}
    </StepForm>
  )
}
