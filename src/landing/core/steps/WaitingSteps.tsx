import { useEffect } from 'react'
import { namedKey } from '../../../schema/core/dataKeys.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { Skeletons } from '../parts/Skeletons.tsx'
import { StepHeading } from '../parts/StepHeading.tsx'
import type { PageName } from '../routes.ts'
import { StepProgress } from './StepProgress.tsx'
import './flow.css'
import './steps.css'

interface WaitingStepsProps {
  page: PageName
  /** The flow's steps, as its plan names them. */
  steps: readonly string[]
  /** Of the first step. */
  title: string
  text?: string
  /** Pixels of a placeholder. */
  height: number
  /** Loads the flow's code, beside the tenant's settings. */
  load?: () => Promise<unknown>
}

/** A flow before it is loaded, in the shape of its first step, so that its words stay where they are when it comes. */
export function WaitingSteps({ page, steps, title, text, height, load }: WaitingStepsProps) {
  const t = useTranslate()
  useEffect(() => {
    // A failure is shown where the flow is drawn.
    load?.().catch(() => undefined)
  }, [load])
  return (
    <div className="flow flow-wide flow-waits">
      <div className="flow-column">
        <h1 className="out-of-sight">{t(`landing.pages.${page}.title`)}</h1>
        <StepProgress
          steps={steps.map((name) => ({ name, title: t(namedKey(`landing.flows.${page}.steps.${name}`)) }))}
          place={0}
          open={0}
          onGo={() => undefined}
        />
        <div className="stack">
          <StepHeading title={title} text={text} focused={false} />
          <Skeletons count={3} height={height} />
        </div>
      </div>
    </div>
  )
}
