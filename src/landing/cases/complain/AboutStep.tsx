import { useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { AboutChoices } from '../AboutChoices.tsx'
import { useIdentity } from '../../customers/index.ts'
import { StepForm } from '../../core/steps/StepForm.tsx'
import { useFlow } from './complaint.ts'
import { OwnCases } from './OwnCases.tsx'

/** The step for the visit or car of the complaint, with the person's earlier cases below. */
export function AboutStep() {
  const t = useTranslate()
  const { draft, change, next } = useFlow()
  const { vehicles } = useIdentity()
  const [complaint, setComplaint] = useState<string>()
  const title = t('landing.complain.about')
  return (
    <StepForm
      title={title}
      text={t('landing.complain.aboutText')}
      complaint={complaint}
      onNext={() => (draft.about.key === '' ? setComplaint(t('landing.about.missing')) : next())}
    >
      <AboutChoices
        title={title}
        chosen={draft.about.key}
        cars={vehicles}
        alone={() => true}
        onChoose={(about) => {
          setComplaint(undefined)
          change({ about, department: about.department ?? draft.department })
        }}
      />
      <OwnCases />
    </StepForm>
  )
}
