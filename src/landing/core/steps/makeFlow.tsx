import { createContext, use, useCallback, useEffect, useState, Suspense, type ElementType, type ReactNode } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { keepDraft, useSession } from '../../../session/index.ts'
import { useStep } from './useStep.ts'
import { Skeletons } from '../parts/Skeletons.tsx'
import { Beside } from './Beside.tsx'
import { later } from '../later.ts'
import { newDraft, resumeDraft, type Draft } from './draft.ts'
import { firstOpenStep, lastStep, reachableStep, stepsOf, type Plan } from './plan.ts'
import { StepBar } from './StepBar.tsx'
import { StepProgress } from './StepProgress.tsx'
import { namedKey } from '../../../schema/core/dataKeys.ts'
import './flow.css'

const SentLater = later(() => import('../offline/SentLater.tsx').then((file) => file.SentLater))

/** What every step of a flow uses. */
export interface FlowState<D extends Draft, S extends string> {
  draft: D
  change: (change: Partial<D>) => void
  step: S
  go: (step: S, options?: { replace?: boolean }) => void
  /** Goes to the next step. */
  next: () => void
  /** Empties the draft and goes to the first step. */
  restart: () => void
}

interface ProviderProps<D> {
  /** Adjusts a stored draft to present data: removes a car that is no longer the person's. */
  adjust?: (draft: D) => D
  children: ReactNode
}

interface StepsProps<S extends string> {
  views: Record<S, ElementType>
  aside?: ReactNode
  total?: ReactNode
  notice?: ReactNode
  /** Instead of going back to the step before. */
  onBack?: (() => void) | undefined
  /** Whether the step shown has its own button. */
  ownButton?: boolean
}

/** The parts of a flow: the provider of its draft, the column of steps, and the hook for steps. */
export function makeFlow<D extends Draft, S extends string>(plan: Plan<D, S>) {
  const { name, shape, empty, steps } = plan
  const State = createContext<FlowState<D, S> | undefined>(undefined)
  const merged = plan.changed ?? ((draft: D, change: Partial<D>): D => ({ ...draft, ...change }))

  function useFlow(): FlowState<D, S> {
    const flow = use(State)
    if (!flow) throw new Error('A step stands outside of its flow')
    return flow
  }

  /** Provides the draft and stores its changes. */
  function FlowProvider({ adjust, children }: ProviderProps<D>) {
    const [kept, setDraft] = useState(() => resumeDraft<D>(name, shape, empty()))
    const draft = adjust ? adjust(kept) : kept
    const change = useCallback((wanted: Partial<D>) => setDraft((last) => merged(last, wanted)), [])
    useEffect(() => keepDraft(name, kept), [kept])
    const [requested, go] = useStep(steps)
    const step = reachableStep(plan, draft, requested)
    // Put into the address, so that an answer alone does not change the step.
    useEffect(() => {
      if (requested !== step) go(step, { replace: true })
    }, [requested, step, go])
    useEffect(() => {
      void window.scrollTo({ top: 0 })
    }, [step])
    const restart = () => {
      setDraft(newDraft<D>(shape, empty()))
      go(steps[0])
    }
    const walked = stepsOf(plan, draft)
    const next = () => go(walked[walked.indexOf(step) + 1] ?? lastStep(steps))
    return <State value={{ draft, change, step, go, next, restart }}>{children}</State>
  }

  /** The steps, one at a time; `aside` is beside them on a wide screen, `total` beside the button, `notice` above it. */
  function FlowSteps({ views, aside, total, notice, onBack, ownButton = false }: StepsProps<S>) {
    const t = useTranslate()
    const { draft, step, go, restart } = useFlow()
    const ended = useSession('unsent')?.find(({ key }) => key === draft.idempotencyKey)?.ended
    if (ended && !('reason' in ended)) return <SentLater page={name} unsent={draft.idempotencyKey} onAnother={restart} />
    const View: ElementType = views[step]
    const walked = stepsOf(plan, draft)
    const place = walked.indexOf(step)
    const before = walked[place - 1]
    return (
      <div className="flow flow-wide">
        <div className="flow-column">
          <h1 className="out-of-sight">{t(`landing.pages.${name}.title`)}</h1>
          {walked.length > 1 && (
            <StepProgress
              steps={walked.map((one) => ({ name: one, title: t(namedKey(`landing.flows.${name}.steps.${one}`)) }))}
              place={place}
              open={walked.indexOf(firstOpenStep(plan, draft))}
              onGo={(number) => go(walked[number] ?? steps[0])}
            />
          )}
          <Suspense fallback={<Skeletons count={3} height={64} />}>
            <View key={step} />
          </Suspense>
          <StepBar
            label={t(namedKey(step === lastStep(steps) ? `landing.flows.${name}.confirm` : 'landing.parts.goOn'))}
            total={total}
            notice={notice}
            onBack={onBack ?? (before && (() => go(before)))}
            ownButton={ownButton}
          />
        </div>
        {aside ?? <Beside page={name} />}
      </div>
    )
  }

  return { FlowProvider, FlowSteps, useFlow }
}
