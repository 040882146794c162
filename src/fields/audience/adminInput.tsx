import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { audienceSources, type Audience } from '../../schema/campaigns/audiences.ts'
import type { Word } from '../../schema/enumerations.ts'
import { AddFilter } from '../../admin/core/list/filters/AddFilter.tsx'
import { FilterChip } from '../../admin/core/list/filters/FilterChip.tsx'
import { isNarrowed } from '../../admin/core/list/filters/filterValues.ts'
import { listFieldsOf } from '../../admin/core/list/listFields.ts'
import { knownFilter } from '../../admin/core/list/listState.ts'
import { NarrowingContext } from '../../admin/core/list/filters/narrowing.ts'
import { nameOf, useI18n } from '../../admin/core/useI18n.ts'
import { FieldFrame } from '../../admin/core/fields/FieldFrame.tsx'
import type { InputProps } from '../../admin/core/fields/parts.ts'
import { useFieldInput } from '../../admin/core/fields/useFieldInput.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'

type Filters = Record<string, unknown>
type Parts = Partial<Record<keyof Audience, Filters>>

/** Whom a campaign or survey reaches: list filters on the rows of the chosen module, on their customers and on their cars. */
export function AudienceInput({ field, name, resource }: InputProps<'audience'>) {
  const input = useFieldInput(name, resource)
  const { translate } = useI18n()
  const module = useWatch({ name: 'audienceModule' }) as Word<'surveyModule'> | null
  const source = audienceSources[module ?? 'Customer']
  const { rows = {}, customers = {}, vehicles = {} } = (input.value ?? {}) as Parts
  const set = (part: Parts) => {
    const { vehicles: cars, ...rest } = { rows, customers, vehicles, ...part }
    input.set(Object.keys(cars).length > 0 ? { ...rest, vehicles: cars } : rest)
  }
  // Another module has other rows: only filters that its resource has are kept.
  const kept = source.resource ? knownFilter(source.resource, rows) : {}
  const stray = Object.keys(rows).length > Object.keys(kept).length
  useEffect(() => {
    if (stray && module) set({ rows: kept })
  })
  return (
    <FieldFrame id={input.id} label={input.label} required={field.required} error={input.error ?? input.anyError} group>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {source.resource && (
          <Builder
            resource={source.resource}
            title={translate(wordKey('surveyModule', module))}
            without={Object.keys(source.only)}
            values={rows}
            onChange={(next) => set({ rows: next })}
          />
        )}
        <Builder
          resource="customers"
          title={nameOf(translate, 'customers')}
          without={[]}
          values={customers}
          onChange={(next) => set({ customers: next })}
        />
        <Builder
          resource="vehicles"
          title={nameOf(translate, 'vehicles')}
          without={['customerId']}
          values={vehicles}
          onChange={(next) => set({ vehicles: next })}
        />
      </Box>
    </FieldFrame>
  )
}

interface BuilderProps {
  resource: string
  title: string
  without: readonly string[]
  values: Filters
  onChange: (values: Filters) => void
}

function Builder({ resource, title, without, values, onChange }: BuilderProps) {
  const { translate } = useI18n()
  const [editing, setEditing] = useState<string | null>(null)
  const shown = Object.keys(listFieldsOf(resource)).filter((name) => isNarrowed(name, values) || editing === name)
  return (
    <NarrowingContext value={{ resource, values, set: onChange, without }}>
      <Box
        role="group"
        aria-label={title}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          padding: 1.25,
          borderRadius: 2,
          border: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="body2" sx={{ fontWeight: 600, minInlineSize: 96 }}>
          {title}
        </Typography>
        {shown.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('admin.campaign.everybody')}
          </Typography>
        )}
        {shown.map((name) => (
          <FilterChip key={name} name={name} open={editing === name} onOpen={() => setEditing(name)} onClose={() => setEditing(null)} />
        ))}
        <AddFilter used={shown} onChoose={setEditing} />
      </Box>
    </NarrowingContext>
  )
}
