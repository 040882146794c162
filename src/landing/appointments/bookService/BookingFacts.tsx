import { useState, type ReactNode } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { grossOf } from '../../../schema/core/money.ts'
import { useIdentity } from '../../customers/index.ts'
import { MakeName } from '../../vehicles/index.ts'
import { DueTag } from '../DueTag.tsx'
import { CarPlate } from '../../../fields/plate/landingCarPlate.tsx'
import { Plate } from '../../../fields/plate/landingPlate.tsx'
import { useBilingual } from '../../core/useBilingual.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useBooking } from './booking.tsx'
import { ChangeLine, type ChangedStep } from './change/ChangeLine.tsx'
import { TotalsFacts } from '../../../fields/totals/landingView.tsx'

/** Everything chosen so far; with `editable` each line opens the choices that change it. */
export function BookingFacts({ editable = false }: { editable?: boolean }) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const [open, setOpen] = useState<ChangedStep>()
  const { draft, vehicles, masters, locations, chosen, totals, go } = useBooking()
  const { customer } = useIdentity()
  const vehicle = vehicles.find(({ id }) => id === draft.vehicleId)
  const described = vehicle ? undefined : draft.car
  const make = masters?.makes.find(({ id }) => id === described?.makeId)
  const model = masters?.models.find(({ makeId, name }) => makeId === described?.makeId && name.en === described?.model)
  const location = locations?.find(({ id }) => id === draft.locationId)
  const line = (step: ChangedStep, value: ReactNode) =>
    editable ? (
      <ChangeLine step={step} open={open === step} onOpen={(shown) => (customer ? setOpen(shown ? step : undefined) : go(step))}>
        {value}
      </ChangeLine>
    ) : (
      <div>
        <dt>{t(`landing.flows.book-service.steps.${step}`)}</dt>
        <dd>{value}</dd>
      </div>
    )
  return (
    <dl className="facts booking-facts">
      {vehicle &&
        line(
          'vehicle',
          <>
            <CarPlate car={vehicle} />
            <span className="fact-line">
              {bilingual(vehicle.modelName)} <bdi>{vehicle.year}</bdi>
            </span>
          </>,
        )}
      {described &&
        line(
          'vehicle',
          described.plate ? (
            <Plate plate={described.plate} size="small" />
          ) : (
            <>
              {make && <MakeName make={make} />} {model ? bilingual(model.name) : described.model}
            </>
          ),
        )}
      {chosen.length > 0 &&
        line(
          'services',
          chosen.map(({ code, name, price, basis }) => (
            <span key={code} className="fact-line">
              {bilingual(name)}
              <span className="fact-line small muted">
                <bdi>{format.money(grossOf(price))}</bdi>
              </span>
              <DueTag basis={basis} />
            </span>
          )),
        )}
      {location && line('place', bilingual(location.name))}
      {draft.startAt &&
        line(
          'time',
          <>
            <span className="fact-line">{format.longDay(draft.startAt)}</span>
            <span className="fact-line">{format.time(draft.startAt)}</span>
          </>,
        )}
      {editable && draft.transport && line('transport', t(`landing.transport.${draft.transport}.title`))}
      {chosen.length > 0 && <TotalsFacts totals={totals} />}
    </dl>
  )
}
