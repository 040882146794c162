import { useTranslate } from '../../i18n/index.ts'
import type { FoundCustomer } from '../../schema/customers/index.ts'
import { CarPlate } from '../../fields/plate/landingCarPlate.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { useFormat } from '../core/useFormat.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

const shownCars = 4

/** A customer's cars, open items and latest records. */
export function CallerFacts({ found }: { found: FoundCustomer }) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const { vehicles, open, latest } = found
  return (
    <>
      {vehicles.length > 0 && (
        <ul className="agent-cars">
          {vehicles.slice(0, shownCars).map((vehicle) => (
            <li key={vehicle.id}>
              <CarPlate car={vehicle} />
              <span>
                {bilingual(vehicle.modelName)} <bdi>{vehicle.year}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="agent-open">
        <span className={open.bookings > 0 ? 'tag tag-due' : 'tag'}>{t('calling.bookings', { smart_count: open.bookings })}</span>
        <span className={open.requests > 0 ? 'tag tag-due' : 'tag'}>{t('calling.requests', { smart_count: open.requests })}</span>
      </p>
      {latest.length > 0 && <h3 className="agent-title">{t('calling.latest')}</h3>}
      {latest.length > 0 && (
        <ol className="agent-latest" aria-label={t('calling.latest')}>
          {latest.map(({ at, resource, ref, agent }) => (
            <li key={`${resource}-${at}-${ref}`}>
              <span>
                {t(namedKey(`resources.${resource}.name`), { smart_count: 1 })} {ref && <bdi dir="ltr">{ref}</bdi>}
              </span>
              <span className="muted">
                <bdi>{format.relative(at)}</bdi>
                {agent && ` · ${bilingual(agent)}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
