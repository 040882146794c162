import Box from '@mui/material/Box'
import { useTranslate } from '../../i18n/index.ts'
import { enumerations } from '../../schema/enumerations.ts'
import type { Span, WeeklyHours } from '../../schema/core/kinds.ts'
import { Code } from '../../admin/core/parts/Code.tsx'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'

const days = enumerations.weekday
const spansOf = (value: unknown, day: keyof WeeklyHours): Span[] =>
  typeof value === 'object' && value !== null ? ((value as Partial<WeeklyHours>)[day] ?? []) : []

/** Hours of a week, local; a day may have several spans or none. */
export const weeklyHours: FieldPart<'weeklyHours'> = {
  wide: true,
  height: 344,
  View: function WeeklyHoursView({ value }) {
    const translate = useTranslate()
    if (typeof value !== 'object' || value === null) return <Nothing />
    return (
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, margin: 0, '& dd': { margin: 0 } }}>
        {days.map((day) => [
          <dt key={day}>{translate(`enumerations.weekday.${day}`)}</dt>,
          <dd key={`${day}-spans`}>
            {spansOf(value, day).length === 0 ? (
              translate('admin.field.closedDay')
            ) : (
              <Code>
                {spansOf(value, day)
                  .map(({ from, to }) => `${from}–${to}`)
                  .join('  ')}
              </Code>
            )}
          </dd>,
        ])}
      </Box>
    )
  },
}
