import { Fragment } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { carMark } from '../../schema/core/carMark.ts'
import { useSession } from '../../session/index.ts'
import { nationalMobile } from './nationalMobile.ts'

/** The customers of this shift, each to return to with one press; stored on this device until sign-out. */
export function RecentCallers({ onChosen }: { onChosen: (customerId: string) => void }) {
  const t = useTranslate()
  const present = useSession('customerId')
  const others = (useSession('recentCustomers') ?? []).filter(({ id }) => id !== present)
  if (others.length === 0) return null
  return (
    <section className="stack-tight" aria-labelledby="recent-title">
      <h2 id="recent-title" className="agent-title">
        {t('calling.recent')}
      </h2>
      <ul className="agent-recent">
        {others.map(({ id, name, mobile, cars = [] }) => (
          <li key={id}>
            <button type="button" data-stop className="agent-one" onClick={() => onChosen(id)}>
              <bdi>{name}</bdi>
              <span className="muted">
                <bdi dir="ltr">{nationalMobile(mobile)}</bdi>
                {cars.slice(0, 2).map((car) => (
                  <Fragment key={carMark(t, car)}>
                    {' · '}
                    <bdi>{carMark(t, car)}</bdi>
                  </Fragment>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
