import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { FlowIcon, type FlowIconName } from '../core/parts/FlowIcon.tsx'
import { Bookings } from './Bookings.tsx'
import { Cars } from '../vehicles/index.ts'
import { Me, usePlace } from '../customers/index.ts'

const tabs = [
  { name: 'bookings', icon: 'calendar', View: Bookings },
  { name: 'cars', icon: 'car', View: Cars },
  { name: 'me', icon: 'person', View: Me },
] as const satisfies readonly { name: string; icon: FlowIconName; View: () => ReactNode }[]

/** The account of a person with a proven mobile: bookings, cars, and own details. */
export function Account() {
  const t = useTranslate()
  const [place, go] = usePlace()
  const present = tabs.find(({ name }) => name === place.tab) ?? tabs[0]
  const top = !place.booking && !place.car && !place.act
  const { View } = present
  return (
    <div className="flow flow-narrow">
      <h1 className="out-of-sight">{t('landing.pages.manage-service.title')}</h1>
      {top && (
        <nav aria-label={t('landing.manage.tabs.label')}>
          <ul className="tabs">
            {tabs.map(({ name, icon }) => (
              <li key={name}>
                <button
                  type="button"
                  className="tab"
                  aria-current={name === present.name ? 'page' : undefined}
                  onClick={() => go(name === 'bookings' ? {} : { tab: name })}
                >
                  <FlowIcon name={icon} size={22} />
                  {t(`landing.manage.tabs.${name}`)}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <View key={present.name} />
    </div>
  )
}
