import { useTranslate } from '../../../i18n/index.ts'
import { Missing } from '../../core/parts/Missing.tsx'
import { Skeletons } from '../../core/parts/Skeletons.tsx'
import { StepForm } from '../../core/steps/StepForm.tsx'
import { useLead } from '../leadRequest.tsx'
import { MakeChoice } from '../MakeChoice.tsx'
import { ModelChoice } from '../ModelChoice.tsx'
import { OwnCars } from '../OwnCars.tsx'

/** The step for the car: one of the person's own, or make and model; may be left out. */
export function CarStep() {
  const t = useTranslate()
  const { draft, next, masters, mastersFailed, askMastersAgain } = useLead()
  const make = masters?.makes.find(({ id }) => id === draft.makeId)
  const about = draft.type === 'After Sales Inquiry' || draft.type === 'Parts Inquiry' ? 'own' : 'wanted'
  return (
    <StepForm title={t(`landing.lead.car.${about}`)} text={t('landing.lead.car.text')} onNext={next}>
      {mastersFailed && <Missing again={askMastersAgain} />}
      {!masters && !mastersFailed && <Skeletons count={4} height={96} />}
      {masters && about === 'own' && !make && <OwnCars />}
      {masters && (make ? <ModelChoice make={make} /> : <MakeChoice />)}
    </StepForm>
  )
}
