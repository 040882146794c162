import type { ReactNode } from 'react'
import { StepHeading } from '../parts/StepHeading.tsx'

/** The form that the primary button below a step sends. */
export const stepFormId = 'step'

interface StepFormProps {
  title: string
  text?: string
  /** What is still missing, said at once. */
  complaint?: string | undefined
  onNext: () => void
  children: ReactNode
}

/** One question a step; the primary button below sends it. */
export function StepForm({ title, text, complaint, onNext, children }: StepFormProps) {
  return (
    <form
      id={stepFormId}
      className="stack step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <StepHeading title={title} text={text} />
      {children}
      <p className="field-error" role="alert">
        {complaint}
      </p>
    </form>
  )
}
