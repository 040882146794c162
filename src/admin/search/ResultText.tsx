import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { definitionOf, fieldsOf } from '../core/definition.ts'
import { partOf } from '../../fields/admin.ts'
import { CarPlate } from '../../fields/plate/adminCarPlate.tsx'
import { namedCar } from '../../schema/core/carMark.ts'
import { textOf } from '../core/fields/texts.ts'
import { useI18n } from '../core/useI18n.ts'
import { holdsAny } from '../core/parts/marks.ts'
import { Marked } from '../core/parts/Marked.tsx'

const codes = ['mobile', 'vin', 'email', 'plate', 'nationalId']

/** A search result: its name, and the matching value where the name does not contain it. */
export function ResultText({
  resource,
  row,
  words,
}: {
  resource: string
  row: Readonly<Record<string, unknown>>
  words: readonly string[]
}) {
  const i18n = useI18n()
  const { title, subtitle = [] } = definitionOf(resource)
  const fields = fieldsOf(resource)
  const present = (name: string) => row[name] !== null && row[name] !== undefined && row[name] !== ''
  const plate = title.find((name) => fields[name]?.kind === 'plate' && (present(name) || fields[name].neededWithout))
  const text = (name: string) => (fields[name] ? textOf(fields[name], row[name], i18n) : '')
  const reasons = Object.entries(fields)
    .filter(([name, field]) => field.search && !title.includes(name) && present(name) && holdsAny(text(name), words))
    .map(([name]) => name)
  const view = (name: string) => {
    const field = fields[name]
    if (!field || !present(name)) return null
    const { View } = partOf(field)
    return <View key={name} field={field} name={name} resource={resource} value={row[name]} row={row} dense />
  }
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minInlineSize: 0 }}>
      {plate && <CarPlate car={namedCar(row)} />}
      <Box component="span" sx={{ display: 'block', minInlineSize: 0 }}>
        <Box component="span" sx={{ display: 'flex', gap: 0.5, fontWeight: 600, whiteSpace: 'nowrap' }}>
          {title
            .filter((name) => name !== plate && present(name))
            .map((name) => (
              <Marked key={name} text={text(name)} words={words} />
            ))}
        </Box>
        <Typography component="span" variant="caption" sx={{ display: 'flex', gap: 0.75, color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {reasons.length > 0
            ? reasons.map((name) => <Marked key={name} text={text(name)} words={words} code={codes.includes(fields[name]?.kind ?? '')} />)
            : subtitle.map(view)}
        </Typography>
      </Box>
    </Box>
  )
}
