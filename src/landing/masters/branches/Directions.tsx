import { useTranslate } from '../../../i18n/index.ts'
import type { LandingLocation } from '../../../schema/masters/index.ts'
import { FlowIcon } from '../../core/parts/FlowIcon.tsx'
import { directionsTo } from './directionsTo.ts'

/** A button to the route to a branch on a map; nothing where the branch has no point. */
export function Directions({ to }: { to: Pick<LandingLocation, 'point'> }) {
  const t = useTranslate()
  const href = directionsTo(to)
  if (!href) return null
  return (
    <a className="button button-quiet" href={href} target="_blank" rel="noreferrer">
      <FlowIcon name="pin" size={20} />
      {t('landing.done.directions')}
    </a>
  )
}
