import { useState } from 'react'
import { useTranslate } from '../../../../i18n/index.ts'
import { EmptyArt } from '../../../core/parts/EmptyArt.tsx'
import { Missing } from '../../../core/parts/Missing.tsx'
import { ServiceChoices } from '../../../appointments/index.ts'
import { Skeletons } from '../../../core/parts/Skeletons.tsx'
import { StepForm } from '../../../core/steps/StepForm.tsx'
import { useHome } from '../home.tsx'

/** The step for the services. */
export function HomeServicesStep() {
  const t = useTranslate()
  const { draft, change, next, offers } = useHome()
  const [complaint, setComplaint] = useState<string>()
  const rows = offers.data?.data
  return (
    <StepForm
      title={t('landing.home.services.title')}
      text={t('landing.home.services.text')}
      complaint={complaint}
      onNext={() => (draft.services.length > 0 ? next() : setComplaint(t('validation.chooseService')))}
    >
      {offers.failed && <Missing again={offers.again} />}
      {!rows && !offers.failed && <Skeletons count={3} height={84} />}
      {rows?.length === 0 && (
        <div className="empty" role="status">
          <EmptyArt />
          <p>{t('landing.home.services.none')}</p>
        </div>
      )}
      {rows && (
        <ServiceChoices
          offers={rows}
          value={draft.services}
          onChange={(services) => {
            setComplaint(undefined)
            change({ services })
          }}
          onRefused={setComplaint}
        />
      )}
    </StepForm>
  )
}
