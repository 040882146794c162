import { useTranslate } from '../../../i18n/index.ts'
import { Icon, type IconName } from '../../parts/Icon.tsx'

const promises: readonly [string, IconName][] = [
  ['price', 'check'],
  ['time', 'clock'],
  ['change', 'edit'],
]

/** Three plain facts about booking here. */
export function Promises() {
  const t = useTranslate()
  return (
    <ul className="promises">
      {promises.map(([name, icon]) => (
        <li key={name}>
          <Icon name={icon} size={22} />
          <div>
            <h3>{t(`landing.search.promises.${name}.title`)}</h3>
            <p className="muted small">{t(`landing.search.promises.${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
