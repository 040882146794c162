import { useTranslate } from '../../i18n/index.ts'
import { customerAppointments } from '../../schema/appointments/calls.ts'
import type { CustomerAppointment } from '../../schema/appointments/index.ts'
import type { SessionValues } from '../../session/index.ts'
import { Choice } from '../core/parts/Choice.tsx'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { Missing } from '../core/parts/Missing.tsx'
import { CarPlate } from '../../fields/plate/landingCarPlate.tsx'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { useCall } from '../core/useCall.ts'
import { useFormat } from '../core/useFormat.ts'
import { aboutOther, type About } from './caseInput.ts'
import '../core/styles/calendar.css'

const shownVisits = 4
const aboutVisit = ({ id, location, vehicle }: CustomerAppointment): About => ({
  key: `visit ${id}`,
  appointmentId: id,
  locationId: location.id,
  ...(vehicle ? { vehicleId: vehicle.id } : {}),
})

interface AboutChoicesProps {
  title: string
  chosen: string
  /** The person's cars, where the case may be about one of them. */
  cars?: SessionValues['userVehicle']
  onChoose: (about: About) => void
}

/** Choice of the person's latest visits, their cars, and something else; nothing where there is neither a visit nor a car. */
export function AboutChoices({ title, chosen, cars = [], onChoose }: AboutChoicesProps) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const { data, failed, again } = useCall(customerAppointments, { when: 'all' })
  const begun = new Date().toISOString()
  const visits = data?.data.filter(({ closure, startAt }) => closure === 'none' && startAt <= begun).slice(0, shownVisits)
  const card = (about: About) => ({ name: 'about', checked: chosen === about.key, onChange: () => onChoose(about) })
  const something = <Choice {...card(aboutOther)} title={t('landing.about.other')} detail={t('landing.about.otherText')} />
  if (failed)
    return (
      <>
        <Missing again={again} />
        {something}
      </>
    )
  if (!visits) return <Skeletons count={3} height={84} />
  if (visits.length === 0 && cars.length === 0) return null
  return (
    <fieldset className="stack">
      <legend className="out-of-sight">{title}</legend>
      {visits.length > 0 && (
        <div className="choices">
          <h3 className="part-title">{t('landing.about.visits')}</h3>
          {visits.map((visit) => (
            <Choice
              key={visit.id}
              {...card(aboutVisit(visit))}
              start={
                <span className="choice-icon">
                  <FlowIcon name={visit.type === 'testDrive' ? 'car' : 'service'} />
                </span>
              }
              title={format.longDay(visit.startAt)}
              detail={
                <>
                  <span className="fact-line small">{bilingual(visit.location.name)}</span>
                  <span className="fact-line small">
                    {visit.services.map(({ name }) => bilingual(name)).join(' · ') || (visit.vehicle && bilingual(visit.vehicle.model))}
                  </span>
                </>
              }
            />
          ))}
        </div>
      )}
      {cars.length > 0 && (
        <div className="choices">
          <h3 className="part-title">{t('landing.about.cars')}</h3>
          {cars.map(({ id, plate, vin, modelName, year }) => (
            <Choice
              key={id}
              {...card({ key: `car ${id}`, vehicleId: id })}
              start={<CarPlate car={{ plate, vin }} />}
              title={bilingual(modelName)}
              detail={<bdi>{year}</bdi>}
            />
          ))}
        </div>
      )}
      <div className="choices">{something}</div>
    </fieldset>
  )
}
