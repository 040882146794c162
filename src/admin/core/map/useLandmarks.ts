import type { Bilingual } from '../../../schema/core/values.ts'
import { useMemo } from 'react'
import { useGetList } from 'react-admin'
import type { Row } from '../definition.ts'
import { pointOf } from '../../../fields/place/points.ts'
import { useI18n } from '../useI18n.ts'
import type { Landmark } from '../../../map/basemap.ts'
import type { MapPin } from './mapTypes.ts'

const named = (field: string) => ({
  pagination: { page: 1, perPage: 100 },
  sort: { field, order: 'ASC' as const },
  filter: {},
  meta: { view: 'names' },
})
const kept = { staleTime: 10 * 60_000 }

/** The tenant's cities and branches, for orientation on a map without streets. */
export function useLandmarks(): { cities: Landmark[]; branches: MapPin[] } {
  const { code } = useI18n()
  const { data: cities } = useGetList<Row>('cities', named('createdAt'), kept)
  const { data: branches } = useGetList<Row>('dealershipLocations', named('position'), kept)
  return useMemo(() => {
    const placed = (rows: readonly Row[] | undefined) =>
      (rows ?? []).flatMap((row) => {
        const point = pointOf(row['point'])
        const name = row['name'] as Bilingual | null
        return point && name ? [{ id: row.id, point, name: name[code] }] : []
      })
    return {
      cities: placed(cities).map(({ point, name }) => ({ ...point, name })),
      branches: placed(branches).map(({ id, point, name }): MapPin => ({ id, kind: 'branch', point, label: name, tone: 'neutral' })),
    }
  }, [cities, branches, code])
}
