import { useTranslate } from '../../../i18n/index.ts'
import { Icon, type IconName } from './Icon.tsx'
import { namedKey } from '../../../schema/core/dataKeys.ts'
import './promises.css'

const promises: readonly [string, IconName][] = [
  ['price', 'check'],
  ['time', 'clock'],
  ['change', 'edit'],
]

/** Three facts about booking here. */
export function Promises() {
  const t = useTranslate()
  return (
    <ul className="promises">
      {promises.map(([name, icon]) => (
        <li key={name}>
          <Icon name={icon} size={22} />
          <div>
            <h3>{t(namedKey(`landing.search.promises.${name}.title`))}</h3>
            <p className="muted small">{t(namedKey(`landing.search.promises.${name}.text`))}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
