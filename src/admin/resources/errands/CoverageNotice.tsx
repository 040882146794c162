import Covered from '@mui/icons-material/VerifiedUserOutlined'
import NotCovered from '@mui/icons-material/GppMaybeOutlined'
import Box from '@mui/material/Box'
import type { Row } from '../../definition.ts'
import { pointOf } from '../../fields/points.ts'
import { LazyMap } from '../../map/LazyMap.tsx'
import { Panel } from '../../dashboard/Panel.tsx'
import { useSpeaker, type Speaker } from '../../speaker.ts'

type Basis = Partial<Record<'day' | 'warrantyEnd' | 'contractEnd' | 'contractNumber', string | null>> &
  Partial<Record<'warrantyKm' | 'contractKm' | 'mileageKm', number | null>>

// Why one of the two paid, or did not, in a sentence each.
function sentences({ translate, format }: Speaker, basis: Basis): string[] {
  const day = (one: string | null | undefined) => (one ? format.date(`${one}T12:00:00Z`) : '')
  const km = (one: number | null | undefined) => format.number(one ?? 0)
  return (['warranty', 'contract'] as const).map((kind) => {
    const end = basis[`${kind}End`] ?? null
    const most = basis[`${kind}Km`] ?? null
    if (end === null && most === null) return translate(`admin.coverage.${kind}.unknown`)
    if (end !== null && basis.day && end < basis.day) return translate(`admin.coverage.${kind}.over`, { end: day(end) })
    if (most !== null && basis.mileageKm != null && basis.mileageKm > most)
      return translate(`admin.coverage.${kind}.driven`, { most: km(most), mileage: km(basis.mileageKm) })
    if (end !== null && most !== null) return translate(`admin.coverage.${kind}.both`, { end: day(end), most: km(most) })
    return end !== null
      ? translate(`admin.coverage.${kind}.until`, { end: day(end) })
      : translate(`admin.coverage.${kind}.within`, { most: km(most) })
  })
}

/** Whether the warranty or a contract pays for help, why, and where the car stands. */
export function CoverageNotice({ row }: { row: Row }) {
  const speaker = useSpeaker()
  const { translate, format } = speaker
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
            {translate(coverage ? `admin.coverage.is.${coverage}` : 'admin.coverage.is.unknown')}
          </Box>
          {basis?.day && (
            <Box component="ul" sx={{ marginBlock: 1, paddingInlineStart: 2.5, fontSize: 14, display: 'grid', gap: 0.5 }}>
              {sentences(speaker, basis).map((one) => (
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
