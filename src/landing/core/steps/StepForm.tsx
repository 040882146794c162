import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { press } from '../../../http/index.ts'
import { StepHeading } from '../parts/StepHeading.tsx'

/** The id of the form that the primary button submits. */
export const stepFormId = 'step'
/** The id of the place above the primary button where the reason of a refusal is shown. */
export const stepReasonId = 'step-reason'

interface StepFormProps {
  title: string
  text?: string
  /** What is missing, announced at once. */
  complaint?: string | undefined
  onNext: () => unknown
  children: ReactNode
}

/** The first question of a form that has choices and no chosen one. */
function unanswered(form: HTMLFormElement): HTMLInputElement | undefined {
  const choices = [...form.querySelectorAll<HTMLInputElement>('[type=radio], [type=checkbox]')]
  return choices.find(({ name }) => !choices.some((one) => one.name === name && one.checked))
}

/** A step's form with one question; the primary button below submits it, and what it is refused for is shown above that button. */
export function StepForm({ title, text, complaint, onNext, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [presses, setPresses] = useState(0)
  // The error of the first wrong field, which the field shows and announces itself.
  const [wrong, setWrong] = useState<string>()
  useEffect(() => {
    const here = form.current
    if (!here || presses === 0) return
    setWrong(here.querySelector('.field-error:not(:empty)')?.textContent ?? undefined)
    const control = here.querySelector<HTMLElement>('[aria-invalid=true]') ?? (complaint ? unanswered(here) : undefined)
    control?.focus({ preventScroll: true })
    control?.closest('fieldset, .field, label')?.scrollIntoView({ block: 'center' })
  }, [presses, complaint])
  const reasonPlace = document.getElementById(stepReasonId)
  return (
    <form
      ref={form}
      id={stepFormId}
      className="stack step"
      noValidate
      onInput={() => setWrong(undefined)}
      onSubmit={press(async () => {
        await onNext()
        setPresses((last) => last + 1)
      })}
    >
      <StepHeading title={title} text={text} />
      {children}
      {reasonPlace && createPortal(complaint ?? (wrong && <span aria-hidden="true">{wrong}</span>), reasonPlace)}
    </form>
  )
}
