import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { HttpError } from '../../http/index.ts'
import type { ServiceLine } from '../../schema/core/kinds.ts'
import { overlapOf } from '../../schema/core/covering.ts'
import { recommendedServices } from '../../schema/appointments/calls.ts'
import type { OfferedService } from '../../schema/appointments/index.ts'
import { dueText, isWorthOffering } from '../appointments/index.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { useI18n } from '../core/useI18n.ts'

/**
 * The services that can be added to a job, whether they are on their way, those that are in it, and the function that proposes one with its
 * price and both names.
 */
export function useOffers(row: Row, work: readonly Row[], onChanged: () => void) {
  const i18n = useI18n()
  const dataProvider = useDataProvider()
  const vehicleId = typeof row['vehicleId'] === 'string' ? row['vehicleId'] : undefined
  const mileage = typeof row['mileageIn'] === 'number' ? row['mileageIn'] : undefined
  const { data, isLoading } = useQuery({
    queryKey: ['appointments', 'recommended', vehicleId, mileage],
    queryFn: ({ signal }) =>
      client.call(recommendedServices, { vehicleId, ...(mileage === undefined ? {} : { mileage }) }, { signal, quiet: true }),
    enabled: vehicleId !== undefined,
  })
  const there = [...(row['services'] as readonly ServiceLine[]).map((one) => one.code), ...work.map((one) => one['code'])]
  const all = data?.data ?? []
  const present = all.filter(({ code: key }) => there.includes(key))
  const propose = async (one: OfferedService, photos: readonly string[] = one.refused?.photos.map(({ id }) => id) ?? []) => {
    const { code, name, price, minutes } = one
    const reason = one.refused?.reason ?? dueText(i18n, one)
    try {
      await dataProvider.create('jobServices', {
        data: { appointmentId: row.id, code, name, price, minutes, photos, ...(isWorthOffering(one) ? { reason } : {}) },
      })
    } catch (failure) {
      // The client has shown the error; somebody else may have added it already.
      if (!(failure instanceof HttpError)) throw failure
    } finally {
      onChanged()
    }
  }
  return { offers: all.filter((one) => !overlapOf([one, ...present])), isLoading, present, propose }
}
