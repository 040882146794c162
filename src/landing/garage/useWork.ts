import { useTranslate } from '../../i18n/index.ts'
import type { CustomerAppointment } from '../../schema/appointments/index.ts'
import { useBilingual } from '../core/useBilingual.ts'

/** Says what a booking is for: its services, or the car of a test drive. */
export function useWork(): (booking: Pick<CustomerAppointment, 'type' | 'services' | 'driveCar'>) => string {
  const t = useTranslate()
  const bilingual = useBilingual()
  return ({ type, services, driveCar }) => {
    if (type !== 'testDrive') return services.map(({ name }) => bilingual(name)).join(' · ')
    const car = driveCar ? ` · ${bilingual(driveCar.make)} ${bilingual(driveCar.model)}` : ''
    return t('enumerations.appointmentType.testDrive') + car
  }
}
