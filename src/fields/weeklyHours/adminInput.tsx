import Box from '@mui/material/Box'
import { useTranslate } from '../../i18n/index.ts'
import { enumerations } from '../../schema/enumerations.ts'
import type { Span, WeeklyHours } from '../../schema/core/kinds.ts'
import { DaySpans } from './adminDaySpans.tsx'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'

const days = enumerations.weekday
const spansOf = (value: unknown, day: keyof WeeklyHours): Span[] =>
  typeof value === 'object' && value !== null ? ((value as Partial<WeeklyHours>)[day] ?? []) : []
const everyDay = (spansFor: (day: keyof WeeklyHours) => Span[]) =>
  Object.fromEntries(days.map((day) => [day, spansFor(day)])) as WeeklyHours

/** Hours of a week, local; a day may have several spans or none. */
export function WeeklyHoursInput({ field, name, resource, disabled }: InputProps<'weeklyHours'>) {
  const input = useFieldInput(name, resource)
  const translate = useTranslate()
  const of = (day: keyof WeeklyHours) => spansOf(input.value, day)
  return (
    <FieldFrame id={input.id} label={input.label} required={field.required} error={input.anyError} group>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }}>
        {days.map((day) => (
          <DaySpans
            key={day}
            name={translate(`enumerations.weekday.${day}`)}
            spans={of(day)}
            gap={field.config.gap}
            disabled={disabled ?? false}
            onChange={(spans) => input.set(everyDay((one) => (one === day ? spans : of(one))))}
            onCopy={() => input.set(everyDay(() => of(day).map((span) => ({ ...span }))))}
            onBlur={input.onBlur}
            errorOf={(part) => input.errorOf(`${day}.${part}`)}
          />
        ))}
      </Box>
    </FieldFrame>
  )
}
