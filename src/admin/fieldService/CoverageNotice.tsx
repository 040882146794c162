import Covered from '@mui/icons-material/VerifiedUserOutlined'
import NotCovered from '@mui/icons-material/GppMaybeOutlined'
import Box from '@mui/material/Box'
import type { Row } from '../core/definition.ts'
import { pointOf } from '../../fields/place/points.ts'
import { LazyMap } from '../core/map/LazyMap.tsx'
import { Panel } from '../core/parts/Panel.tsx'
import { useI18n, type I18n } from '../core/useI18n.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

type Basis = Partial<Record<'day' | 'warrantyEnd' | 'contractEnd' | 'contractNumber', string | null>> &
  Partial<Record<'warrantyKm' | 'contractKm' | 'mileageKm', number | null>>

// Why warranty or contract covers it or not, in sentences.
function sentences({ translate, format }: I18n, basis: Basis): string[] {
  const day = (one: string | null | undefined) => (one ? format.date(`${one}T12:00:00Z`) : '')
  const km = (one: number | null | undefined) => format.number(one ?? 0)
  return (['warranty', 'contract'] as const).map((kind) => {
    const end = basis[`${kind}End`] ?? null
    const limit = basis[`${kind}Km`] ?? null
    if (end === null && limit === null) return translate(`admin.coverage.${kind}.unknown`)
    if (end !== null && basis.day && end < basis.day) return translate(`admin.coverage.${kind}.over`, { end: day(end) })
    if (limit !== null && basis.mileageKm != null && basis.mileageKm > limit)
      return translate(`admin.coverage.${kind}.driven`, { max: km(limit), mileage: km(basis.mileageKm) })
    if (end !== null && limit !== null) return translate(`admin.coverage.${kind}.both`, { end: day(end), max: km(limit) })
    return end !== null
      ? translate(`admin.coverage.${kind}.until`, { end: day(end) })
      : translate(`admin.coverage.${kind}.within`, { max: km(limit) })
  })
}

/** Whether warranty or contract covers roadside assistance, why, and where the car is. */
export function CoverageNotice({ row }: { row: Row }) {
  const i18n = useI18n()
  const { translate, format } = i18n
  const coverage = typeof row['coverage'] === 'string' ? row['coverage'] : null
  const basis = (row['coverageBasis'] ?? null) as Basis | null
  const point = pointOf(row['point'])
  const paid = coverage === 'warranty' || coverage === 'contract'
  const Icon = paid ? Covered : NotCovered
  return (
    <Panel title={translate('admin.coverage.title')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
        <div>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 650, color: paid ? 'success.main' : 'warning.main' }}>
            <Icon aria-hidden />
            {translate(namedKey(coverage ? `admin.coverage.is.${coverage}` : 'admin.coverage.is.unknown'))}
          </Box>
          {basis?.day && (
            <Box component="ul" sx={{ marginBlock: 1, paddingInlineStart: 2.5, fontSize: 14, display: 'grid', gap: 0.5 }}>
              {sentences(i18n, basis).map((one) => (
                <li key={one}>{one}</li>
              ))}
              <li>
                {basis.mileageKm == null
                  ? translate('admin.coverage.noMileage')
                  : translate('admin.coverage.mileage', {
                      mileage: format.number(basis.mileageKm),
                      day: format.date(`${basis.day}T12:00:00Z`),
                    })}
              </li>
            </Box>
          )}
        </div>
        {point && <LazyMap label={translate('admin.map.placeShown')} height={220} place={point} />}
      </Box>
    </Panel>
  )
}
