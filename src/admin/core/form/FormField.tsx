import Lock from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { isWritable } from '../../../dataProvider/index.ts'
import type { Translate } from '../../../i18n/index.ts'
import { holds, isNeeded } from '../../../schema/core/resource.ts'
import { fieldsOf, type Row } from '../definition.ts'
import { FieldHelp } from '../fields/fieldHelp.ts'
import { partOf } from '../../../fields/admin.ts'
import { usePageParts } from '../featureParts.ts'
import { useChangeable } from '../rights.ts'
import { labelOf, useI18n } from '../useI18n.ts'
import { namedKey } from '../../../schema/core/dataKeys.ts'
import { Skeleton } from '../parts/Skeleton.tsx'

interface FormFieldProps {
  resource: string
  name: string
  row: Row | undefined
  required?: boolean
}

// Only some fields have a help text.
function helpOf(translate: Translate, resource: string, name: string): string | undefined {
  const key = `resources.${resource}.help.${name}`
  const text = translate(namedKey(key))
  return text === key ? undefined : text
}

/** One field of a form: its input, or its value with the reason why it cannot be changed; nothing while `onlyWith` excludes it. */
export function FormField(props: FormFieldProps) {
  const { onlyWith, neededWith, neededWithout } = fieldsOf(props.resource)[props.name] ?? {}
  const others = [...new Set([...Object.keys({ ...onlyWith, ...neededWith }), ...(neededWithout ? [neededWithout.field] : [])])]
  return others.length > 0 ? <CountingField {...props} others={others} /> : <PlainField {...props} />
}

function CountingField({ others: names, ...props }: FormFieldProps & { others: string[] }) {
  const values: unknown[] = useWatch({ name: names })
  const others = Object.fromEntries(names.map((name, place) => [name, values[place]]))
  const fields = fieldsOf(props.resource)
  const field = fields[props.name]
  const needed = isNeeded(field, others, fields)
  return holds(field?.onlyWith, others, fields) && <PlainField {...props} {...(needed ? { required: true } : {})} />
}

function PlainField({ resource, name, row, required }: FormFieldProps) {
  const { translate } = useI18n()
  const changeable = useChangeable(resource)
  const { Inputs } = usePageParts(resource)
  const field = fieldsOf(resource)[name]
  if (!field) return null
  const { Input: Usual, View, wide } = partOf(field)
  const Input = Inputs?.[name] ?? Usual
  const why =
    row === undefined
      ? undefined
      : !isWritable(resource, name, 'update')
        ? 'admin.form.setOnce'
        : changeable(name, row)
          ? undefined
          : 'admin.form.notYours'
  return (
    <Box data-field={name} sx={{ gridColumn: wide ? '1 / -1' : undefined, minInlineSize: 0 }}>
      {why && row ? (
        <>
          <Typography variant="body2" sx={{ fontWeight: 550, marginBlockEnd: '5px' }}>
            {labelOf(translate, resource, name)}
          </Typography>
          <Box sx={{ minBlockSize: 32, display: 'flex', alignItems: 'center', overflowWrap: 'anywhere' }}>
            <View field={field} name={name} resource={resource} value={row[name]} row={row} dense />
          </Box>
          <Typography variant="caption" sx={{ color: 'text.secondary', display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <Lock aria-hidden sx={{ fontSize: 13 }} />
            {translate(why)}
          </Typography>
        </>
      ) : (
        <FieldHelp.Provider value={helpOf(translate, resource, name)}>
          <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
            <Input field={required || field.compulsory ? { ...field, required: true } : field} name={name} resource={resource} row={row} />
          </Suspense>
        </FieldHelp.Provider>
      )}
    </Box>
  )
}
