import { useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { useSession } from '../../../session/index.ts'
import { Choice } from '../../core/parts/Choice.tsx'
import { Missing } from '../../core/parts/Missing.tsx'
import { Skeletons } from '../../core/parts/Skeletons.tsx'
import { StepForm } from '../../core/steps/StepForm.tsx'
import { useBilingual } from '../../core/useBilingual.ts'
import { useLead } from '../leadRequest.tsx'
import { LeadTypeIcon } from '../leadTypeIcons.tsx'

/** The step for the lead's type, with the tenant's names. */
export function LeadTypeStep() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { draft, change, next, masters, mastersFailed, askMastersAgain } = useLead()
  const drives = useSession('settings')?.flags['TEST_DRIVE'] ?? true
  const [complaint, setComplaint] = useState<string>()
  return (
    <StepForm
      title={t('landing.lead.request.title')}
      text={t('landing.lead.request.text')}
      complaint={complaint}
      onNext={() => (draft.type ? next() : setComplaint(t('landing.lead.request.missing')))}
    >
      {mastersFailed && <Missing again={askMastersAgain} />}
      {!masters && !mastersFailed && <Skeletons count={6} height={72} />}
      <fieldset className="choices">
        <legend className="out-of-sight">{t('landing.lead.request.title')}</legend>
        {masters?.leadTypes
          .filter(({ value }) => value !== 'Test Drive' || drives)
          .map(({ value, name }) => (
            <Choice
              alone
              key={value}
              name="type"
              checked={draft.type === value}
              start={
                <span className="choice-icon">
                  <LeadTypeIcon type={value} />
                </span>
              }
              title={bilingual(name)}
              detail={t(`landing.lead.request.${value}`)}
              onChange={() => {
                setComplaint(undefined)
                change({ type: value })
              }}
            />
          ))}
      </fieldset>
    </StepForm>
  )
}
