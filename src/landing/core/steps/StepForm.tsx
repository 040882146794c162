import type { ReactNode } from 'react'
import { press } from '../../../http/index.ts'
import { StepHeading } from '../parts/StepHeading.tsx'

/** The id of the form that the primary button submits. */
export const stepFormId = 'step'

interface StepFormProps {
  title: string
  text?: string
  /** What is missing, announced at once. */
  complaint?: string | undefined
  onNext: () => unknown
  children: ReactNode
}

/** A step's form with one question; the primary button below submits it. */
export function StepForm({ title, text, complaint, onNext, children }: StepFormProps) {
  return (
    <form id={stepFormId} className="stack step" noValidate onSubmit={press(onNext)}>
      <StepHeading title={title} text={text} />
      {children}
      <p className="field-error" role="alert">
        {complaint}
      </p>
    </form>
  )
}
