import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { FlowIcon } from '../parts/FlowIcon.tsx'
import { stepFormId, stepReasonId } from './StepForm.tsx'

interface StepBarProps {
  label: string
  /** The price so far. */
  total?: ReactNode
  /** A notice above the bar, such as the time left of a hold. */
  notice?: ReactNode
  onBack?: (() => void) | undefined
  /** Whether the step has its own primary button. */
  ownButton?: boolean
}

/** The primary button of a step, always visible, with the back button beside it. */
export function StepBar({ label, total, notice, onBack, ownButton = false }: StepBarProps) {
  const t = useTranslate()
  return (
    <div className="step-bar">
      <p id={stepReasonId} className="field-error step-reason" role="alert" />
      {notice}
      {onBack && (
        <button type="button" className="button button-quiet button-round" aria-label={t('landing.parts.back')} onClick={onBack}>
          <FlowIcon name="back" size={22} />
        </button>
      )}
      {total}
      {!ownButton && (
        <button type="submit" form={stepFormId} className="button button-primary step-next">
          {label}
        </button>
      )}
    </div>
  )
}
