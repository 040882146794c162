import { useState } from 'react'
import { useTranslate } from '../../../../i18n/index.ts'
import { enumerations } from '../../../../schema/enumerations.ts'
import { Choice } from '../../../core/parts/Choice.tsx'
import { StepForm } from '../../../core/steps/StepForm.tsx'
import { issueIcons } from '../issueIcons.tsx'
import { useRoadside } from '../callForHelp.tsx'

/** The step for the problem. */
export function IssueStep() {
  const t = useTranslate()
  const { draft, change, next } = useRoadside()
  const [complaint, setComplaint] = useState<string>()
  return (
    <StepForm
      title={t('landing.roadside.issue')}
      complaint={complaint}
      onNext={() => (draft.issue ? next() : setComplaint(t('landing.roadside.issueMissing')))}
    >
      <fieldset className="choices issues">
        <legend className="out-of-sight">{t('landing.roadside.issue')}</legend>
        {enumerations.roadsideIssue.map((issue) => (
          <Choice
            alone
            key={issue}
            name="issue"
            checked={draft.issue === issue}
            start={<span className="choice-icon">{issueIcons[issue]}</span>}
            title={t(`landing.roadside.issues.${issue}`)}
            onChange={() => {
              setComplaint(undefined)
              change({ issue })
            }}
          />
        ))}
      </fieldset>
    </StepForm>
  )
}
