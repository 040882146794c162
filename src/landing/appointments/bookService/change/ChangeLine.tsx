import { useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { useTranslate } from '../../../../i18n/index.ts'
import type { StepName } from '../draft.ts'
import { ChangeBranch } from './ChangeBranch.tsx'
import { ChangeCar } from './ChangeCar.tsx'
import { ChangeServices } from './ChangeServices.tsx'
import { ChangeTime } from './ChangeTime.tsx'
import { ChangeTransport } from './ChangeTransport.tsx'

/** A step whose answer can be changed in the summary. */
export type ChangedStep = Exclude<StepName, 'summary'>

const views: Record<ChangedStep, ComponentType> = {
  vehicle: ChangeCar,
  services: ChangeServices,
  place: ChangeBranch,
  time: ChangeTime,
  transport: ChangeTransport,
}

interface ChangeLineProps {
  step: ChangedStep
  /** Whether its choices are shown. */
  open: boolean
  onOpen: (open: boolean) => void
  children: ReactNode
}

/** A line of the summary, with the choices that change it below; each choice counts at once. */
export function ChangeLine({ step, open, onOpen, children }: ChangeLineProps) {
  const t = useTranslate()
  const View = views[step]
  const name = t(`landing.flows.book-service.steps.${step}`)
  return (
    <div className={open ? 'fact-changing' : undefined}>
      <dt>
        {name}
        <button type="button" className="link-button" aria-expanded={open} onClick={() => onOpen(!open)}>
          {t(open ? 'landing.book.editDone' : 'landing.book.edit')}
          <span className="out-of-sight"> {name}</span>
        </button>
      </dt>
      <dd>{children}</dd>
      {open && (
        <Choices>
          <View />
        </Choices>
      )}
    </div>
  )
}

/** Choices in the form of the summary, which Enter in one of them does not send. */
function Choices({ children }: { children: ReactNode }) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
    }
    const here = place.current
    here?.addEventListener('keydown', keep)
    return () => here?.removeEventListener('keydown', keep)
  }, [])
  return (
    <dd ref={place} className="fact-choices">
      {children}
    </dd>
  )
}
