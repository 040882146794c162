import { useTranslate } from '../../../i18n/index.ts'

interface StepProgressProps {
  steps: readonly { name: string; title: string }[]
  /** The present step's number. */
  place: number
  /** The number of the first unanswered step; steps up to it can be opened. */
  open: number
  onGo: (number: number) => void
}

/** The progress of a flow: a line of named steps; those that can be opened are buttons. */
export function StepProgress({ steps, place, open, onGo }: StepProgressProps) {
  const t = useTranslate()
  return (
    <nav aria-label={t('landing.steps.progress')} className="progress">
      <p className="progress-words">
        {t('landing.steps.step', { number: place + 1, count: steps.length, name: steps[place]?.title ?? '' })}
      </p>
      <ol>
        {steps.map(({ name, title }, number) => (
          <li key={name} className={number < place ? 'progress-past' : number === place ? 'progress-here' : ''}>
            <button
              type="button"
              disabled={number > open || number === place}
              aria-current={number === place ? 'step' : undefined}
              onClick={() => onGo(number)}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
