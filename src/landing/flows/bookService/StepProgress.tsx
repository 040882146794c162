import { useTranslate } from '../../../i18n/index.ts'
import { useBooking } from './booking.tsx'
import { firstOpenStep, steps, type StepName } from './draft.ts'

/** How far one has come: a thin line of named steps; those that can be reached can be pressed. */
export function StepProgress({ step }: { step: StepName }) {
  const t = useTranslate()
  const { draft, go } = useBooking()
  const open = steps.indexOf(firstOpenStep(draft))
  const place = steps.indexOf(step)
  return (
    <nav aria-label={t('landing.book.progress')} className="progress">
      <p className="progress-words">
        {t('landing.book.step', { number: place + 1, count: steps.length, name: t(`landing.book.steps.${step}`) })}
      </p>
      <ol>
        {steps.map((name, number) => (
          <li key={name} className={number < place ? 'progress-past' : number === place ? 'progress-here' : ''}>
            <button
              type="button"
              disabled={number > open || number === place}
              aria-current={number === place ? 'step' : undefined}
              onClick={() => go(name)}
            >
              {t(`landing.book.steps.${name}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
