import { useRef, useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { ShowroomCar } from '../../schema/showroom/carOut.ts'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { CarDrawing } from './CarDrawing.tsx'

/** A car's photos to swipe through, or a drawing of it. */
export function Gallery({ car, name }: { car: ShowroomCar; name: string }) {
  const t = useTranslate()
  const row = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(0)
  const { photos } = car
  if (photos.length === 0)
    return (
      <div className="car-stage car-stage-large">
        <CarDrawing car={car} />
      </div>
    )
  const show = (next: number) => row.current?.children[next]?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'start' })
  return (
    <section className="gallery" aria-label={t('resources.stockCars.fields.photos')}>
      <ul
        ref={row}
        className="gallery-row"
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget
          setPlace(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)))
        }}
      >
        {photos.map((photo, number) => (
          <li key={photo} className="car-stage car-stage-large">
            <img
              src={photo}
              alt={`${name} · ${t('landing.showroom.photo', { place: number + 1, count: photos.length })}`}
              width="1920"
              height="1080"
              loading={number === 0 ? 'eager' : 'lazy'}
              decoding="async"
            />
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <div className="gallery-moves">
          <button
            type="button"
            className="button button-quiet button-round"
            disabled={place === 0}
            aria-label={t('landing.showroom.previous')}
            onClick={() => show(place - 1)}
          >
            <FlowIcon name="back" size={20} />
          </button>
          <span className="muted small">
            <bdi dir="ltr">
              {place + 1} / {photos.length}
            </bdi>
          </span>
          <button
            type="button"
            className="button button-quiet button-round"
            disabled={place >= photos.length - 1}
            aria-label={t('landing.showroom.next')}
            onClick={() => show(place + 1)}
          >
            <FlowIcon name="onward" size={20} />
          </button>
        </div>
      )}
    </section>
  )
}
