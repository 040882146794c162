import { useTranslate } from '../../i18n/index.ts'
import type { CustomerInspection } from '../../schema/workshop/calls/job.ts'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { WorkPhotos } from './WorkPhotos.tsx'

/** What the workshop's inspection found, with its photos, and how many points are in order. */
export function Inspected({ inspection }: { inspection: CustomerInspection }) {
  const t = useTranslate()
  const bilingual = useBilingual()
  return (
    <section className="card stack" aria-labelledby="job-inspected">
      <h2 id="job-inspected">{t('landing.job.inspected.title')}</h2>
      {inspection.found.length > 0 && (
        <ul className="inspected">
          {inspection.found.map(({ point, name, mark, text, photos }) => (
            <li key={point}>
              <span>{bilingual(name)}</span>
              <span className={`inspected-${mark}`}>
                <FlowIcon name={mark === 'now' ? 'warning' : 'clock'} size={18} />
                {bilingual(text)}
              </span>
              <WorkPhotos photos={photos} />
            </li>
          ))}
        </ul>
      )}
      {inspection.good > 0 && <p className="muted">{t('landing.job.inspected.good', { smart_count: inspection.good })}</p>}
    </section>
  )
}
