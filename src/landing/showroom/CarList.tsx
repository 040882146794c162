import { useLayoutEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { carOrders } from '../../schema/showroom/carOrders.ts'
import type { CallOutput } from '../../schema/core/defineCall.ts'
import { showroomCars } from '../../schema/showroom/calls.ts'
import { usePathTo } from '../core/navigation.ts'
import { Dialog } from '../core/parts/Dialog.tsx'
import { EmptyArt } from '../core/parts/EmptyArt.tsx'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { Missing } from '../core/parts/Missing.tsx'
import { minorUnits } from '../../schema/core/time/region.ts'
import { useCall } from '../core/useCall.ts'
import { useRegion } from '../core/useFormat.ts'
import { CarCard } from './CarCard.tsx'
import { CarSkeletons } from './CarSkeletons.tsx'
import { ShowroomHead } from './ShowroomHead.tsx'
import { Filters } from './Filters.tsx'
import { countWanted, filterNames, inputOf, readWanted, withWanted, type Wanted } from './wanted.ts'

const pageSize = 24
const maxCars = 100

type Answer = CallOutput<typeof showroomCars>
/** The list as it was when a car of it was opened: coming back finds it so, and at the same place. */
let left: { search: string; size: number; top: number; data: Answer | undefined } | undefined

/** The cars that can be bought, with filters that stand in the address. */
export function CarList() {
  const t = useTranslate()
  const pathTo = usePathTo()
  const [query, setQuery] = useSearchParams()
  const [narrowing, setNarrowing] = useState(false)
  const search = query.toString()
  const [before] = useState(left?.search === search ? left : undefined)
  const [size, setSize] = useState(before?.size ?? pageSize)
  const wanted = readWanted(query)
  const {
    data = before?.search === search ? before.data : undefined,
    failed,
    again,
  } = useCall(showroomCars, inputOf(wanted, size, minorUnits(useRegion().currency)))
  const now = useRef({ search, size, data })
  useLayoutEffect(() => {
    now.current = { search, size, data }
  })
  useLayoutEffect(() => {
    if (before) void window.scrollTo({ top: before.top })
    return () => {
      left = { ...now.current, top: window.scrollY }
    }
  }, [before])
  const change = (values: Partial<Wanted>) => setQuery((last) => withWanted(last, values), { replace: true })
  const clear = () => change(Object.fromEntries(filterNames.map((name) => [name, ''])))
  const count = countWanted(wanted)
  const filters = data && <Filters wanted={wanted} choices={data.choices} onChange={change} />
  return (
    <div className="showroom">
      <ShowroomHead />
      <aside className="showroom-filters" aria-label={t('landing.showroom.filters')}>
        {filters}
        {count > 0 && (
          <button type="button" className="button button-plain" onClick={clear}>
            {t('landing.showroom.clear')}
          </button>
        )}
      </aside>
      <div className="showroom-main">
        <div className="showroom-bar">
          <p role="status">{data && t('landing.showroom.count', { smart_count: data.total })}</p>
          <button type="button" className="button button-quiet showroom-narrow" aria-haspopup="dialog" onClick={() => setNarrowing(true)}>
            {t('landing.showroom.filter')}
            {count > 0 && <span className="tag tag-due">{count}</span>}
          </button>
          <label className="field-select showroom-order">
            <span className="out-of-sight">{t('landing.showroom.order')}</span>
            <select
              className="field-input"
              value={wanted.order || carOrders[0]}
              onChange={(event) => change({ order: event.target.value === carOrders[0] ? '' : event.target.value })}
            >
              {carOrders.map((word) => (
                <option key={word} value={word}>
                  {t(`landing.showroom.orders.${word}`)}
                </option>
              ))}
            </select>
            <FlowIcon name="down" size={20} />
          </label>
        </div>
        {failed && <Missing again={again} />}
        {!data && !failed && <CarSkeletons count={6} />}
        {data?.total === 0 && (
          <div className="empty">
            <EmptyArt />
            <h2>{t(count > 0 ? 'landing.showroom.none' : 'landing.showroom.empty')}</h2>
            <p className="muted">{t(count > 0 ? 'landing.showroom.noneText' : 'landing.showroom.emptyText')}</p>
            {count > 0 ? (
              <button type="button" className="button button-primary" onClick={clear}>
                {t('landing.showroom.clear')}
              </button>
            ) : (
              <Link href={pathTo('lead', undefined, { type: 'New Car Sales' })} className="button button-primary">
                {t('landing.showroom.request')}
              </Link>
            )}
          </div>
        )}
        {data && data.total > 0 && (
          <ul className="car-grid">
            {data.data.map((car, place) => (
              <li key={car.id}>
                <CarCard car={car} first={place < 2} />
              </li>
            ))}
          </ul>
        )}
        {data && data.total > data.data.length && data.data.length < maxCars && (
          <button type="button" className="button button-quiet showroom-more" onClick={() => setSize(Math.min(maxCars, size + pageSize))}>
            {t('landing.showroom.more')}
          </button>
        )}
      </div>
      {narrowing && (
        <Dialog title={t('landing.showroom.filters')} onClose={() => setNarrowing(false)}>
          {filters}
          <button type="button" className="button button-primary button-wide" onClick={press(() => setNarrowing(false))}>
            {t('landing.showroom.show', { smart_count: data?.total ?? 0 })}
          </button>
          {count > 0 && (
            <button type="button" className="button button-plain" onClick={clear}>
              {t('landing.showroom.clear')}
            </button>
          )}
        </Dialog>
      )}
    </div>
  )
}
