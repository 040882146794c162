import Remove from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useTranslate } from '../../i18n/index.ts'
import type { ServiceLine } from '../../schema/core/kinds.ts'
import { totalsOf, type Totals } from '../../schema/core/money.ts'
import { useI18n } from '../../admin/core/useI18n.ts'
import { bilingualText } from '../bilingual/bilingualValue.ts'
import { Amount } from '../../admin/core/parts/Code.tsx'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import { RowSearch } from '../../admin/core/fields/RowSearch.tsx'
import { ServiceTable } from './adminServiceTable.tsx'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'
import type { InputProps } from '../../admin/core/fields/parts.ts'

const linesOf = (value: unknown): ServiceLine[] => (Array.isArray(value) ? (value as ServiceLine[]) : [])

// Other services get another discount, which the server calculates on saving.
function discountOf(row: InputProps['row'], kept: unknown, lines: readonly ServiceLine[]): number | null {
  const discount = (row?.['totals'] as Totals | undefined)?.discount ?? 0
  return discount === 0 || JSON.stringify(kept) === JSON.stringify(lines) ? discount : null
}

/** Services of a booking with their prices; added from the service packages. */
export function ServiceLinesInput({ field, name, resource, disabled, row }: InputProps<'serviceLines'>) {
  const input = useFieldInput(name, resource)
  const translate = useTranslate()
  const { code, format } = useI18n()
  const dataProvider = useDataProvider()
  const [round, setRound] = useState(0)
  const lines = linesOf(input.value)
  const discount = discountOf(row, row?.[name], lines)
  const add = async (id: string) => {
    // By name, as with every reference: a person who may book need not be allowed to read the price list.
    const {
      data: [found],
    } = await dataProvider.getMany<ServiceLine & { id: string }>('servicePackages', { ids: [id] })
    if (!found) return
    const { code: key, name: called, price, minutes } = found
    if (!lines.some((line) => line.code === key)) input.set([...lines, { code: key, name: called, price, minutes }])
    setRound(round + 1)
  }
  return (
    <FieldFrame id={input.id} label={input.label} required={field.required} error={input.error}>
      {lines.length > 0 && (
        <ServiceTable
          lines={lines}
          discount={discount}
          gross={
            totalsOf(
              lines.map(({ price }) => price),
              discount ?? 0,
            ).gross
          }
          action={
            disabled
              ? undefined
              : (line) => (
                  <IconButton
                    size="small"
                    aria-label={translate('admin.field.removeService', { name: bilingualText(line.name, code) })}
                    onClick={() => input.set(lines.filter((one) => one !== line))}
                  >
                    <Remove fontSize="small" />
                  </IconButton>
                )
          }
        />
      )}
      {!disabled && (
        <Box sx={{ marginBlockStart: lines.length > 0 ? 1 : 0 }}>
          <RowSearch
            key={round}
            id={input.id}
            target="servicePackages"
            value={[]}
            onChange={([id]) => {
              if (id) void add(id)
            }}
            onBlur={input.onBlur}
            error={Boolean(input.error)}
            describedBy={input.describedBy}
          />
        </Box>
      )}
      {disabled && lines.length === 0 && (
        <Typography variant="body2">
          <Amount>{format.money(0)}</Amount>
        </Typography>
      )}
    </FieldFrame>
  )
}
