import { useTranslate } from '../../i18n/index.ts'
import type { CustomerRequest } from '../../schema/fieldService/calls/requests.ts'
import { Icon } from '../core/parts/Icon.tsx'
import { stagesOf } from './stages.ts'
import '../core/styles/stageMirror.css'

/** Past and coming stages of a request, in the customer's words. */
export function StageLine({ request }: { request: CustomerRequest }) {
  const t = useTranslate()
  const stages = stagesOf(request)
  const present = stages.indexOf(request.stage)
  return (
    <ol className="stages-line" aria-label={t('landing.request.stages')}>
      {stages.map((stage, place) => (
        <li
          key={stage}
          className={place < present ? 'stage stage-done' : place === present ? 'stage stage-now' : 'stage'}
          {...(place === present ? { 'aria-current': 'step' as const } : {})}
        >
          <span className="stage-mark" aria-hidden="true">
            {place < present && <Icon name="check" size={14} />}
          </span>
          <span>{t(`landing.request.stage.${stage}`)}</span>
        </li>
      ))}
    </ol>
  )
}
