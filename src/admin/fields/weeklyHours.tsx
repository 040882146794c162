import Add from '@mui/icons-material/AddOutlined'
import Remove from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { get, useFormContext } from 'react-hook-form'
import { useTranslate } from '../../i18n/index.ts'
import { latinDigits } from '../../schema/digits.ts'
import { enumerations } from '../../schema/enumerations.ts'
import type { Span, WeeklyHours } from '../../schema/kinds.ts'
import { showroomHours } from '../../schema/limits.ts'
import { Code } from './Code.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { useFieldInput } from './useFieldInput.ts'

const days = enumerations.weekday
const spansOf = (value: unknown, day: keyof WeeklyHours): Span[] =>
  typeof value === 'object' && value !== null ? ((value as Partial<WeeklyHours>)[day] ?? []) : []
const whole = (value: unknown) => Object.fromEntries(days.map((day) => [day, spansOf(value, day)])) as WeeklyHours
const firstMessage = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  return Object.entries(error)
    .filter(([key]) => key !== 'ref')
    .map(([, part]) => firstMessage(part))
    .find(Boolean)
}

/** Hours of a week, local; a day may have several spans or none. */
export const weeklyHours: FieldPart<'weeklyHours'> = {
  wide: true,
  Input: function WeeklyHoursInput({ field, name, resource, disabled }) {
    const input = useFieldInput(name, resource)
    const translate = useTranslate()
    const { formState } = useFormContext()
    const setDay = (day: keyof WeeklyHours, spans: Span[]) => input.set({ ...whole(input.value), [day]: spans })
    const error = input.error ?? firstMessage(get(formState.errors, name))
    return (
      <FieldFrame id={input.id} label={input.label} required={field.required} error={error} group>
        <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }}>
          {days.map((day) => {
            const spans = spansOf(input.value, day)
            const called = translate(`enumerations.weekday.${day}`)
            return (
              <Box
                key={day}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: '104px 1fr auto',
                  gap: 1,
                  alignItems: 'center',
                  paddingInline: 1.5,
                  paddingBlock: 0.5,
                  minBlockSize: 48,
                  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
                }}
              >
                <Typography variant="body2" sx={{ fontWeight: 550 }}>
                  {called}
                </Typography>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  {spans.length === 0 && (
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {translate('admin.field.closedDay')}
                    </Typography>
                  )}
                  {spans.map((span, place) => (
                    <Box key={place} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }} dir="ltr">
                      {(['from', 'to'] as const).map((side) => (
                        <OutlinedInput
                          key={side}
                          value={span[side]}
                          disabled={disabled ?? false}
                          onBlur={input.onBlur}
                          sx={{ inlineSize: 78 }}
                          onChange={(event) =>
                            setDay(
                              day,
                              spans.map((one, at) => (at === place ? { ...one, [side]: latinDigits(event.target.value) } : one)),
                            )
                          }
                          slotProps={{
                            input: {
                              inputMode: 'numeric',
                              maxLength: 5,
                              'aria-label': `${called}, ${translate(`admin.field.${side}`)}`,
                              style: { textAlign: 'center', paddingInline: 6 },
                            },
                          }}
                        />
                      ))}
                      {!disabled && (
                        <IconButton
                          size="small"
                          aria-label={`${translate('admin.field.removeSpan')} ${called}`}
                          onClick={() =>
                            setDay(
                              day,
                              spans.filter((_, at) => at !== place),
                            )
                          }
                        >
                          <Remove fontSize="small" />
                        </IconButton>
                      )}
                    </Box>
                  ))}
                </Box>
                {!disabled && (
                  <IconButton
                    size="small"
                    aria-label={`${translate('admin.field.addSpan')} ${called}`}
                    title={translate('admin.field.addSpan')}
                    onClick={() => setDay(day, [...spans, { ...showroomHours }])}
                  >
                    <Add fontSize="small" />
                  </IconButton>
                )}
              </Box>
            )
          })}
        </Box>
      </FieldFrame>
    )
  },
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
