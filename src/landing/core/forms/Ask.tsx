import { Suspense, type ElementType } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import type { AnyField } from '../../../schema/core/field.ts'
import type { FieldProps, Option } from '../fields/fieldProps.ts'
import { landingFields } from '../../../fields/landing.ts'
import type { Form } from './useForm.ts'
import { Skeletons } from '../parts/Skeletons.tsx'
import { fieldKey } from '../../../schema/core/dataKeys.ts'

interface AskProps<V extends Record<string, string>> {
  form: Omit<Form<V>, 'check'>
  /** The resource of the field, from which kind, limits and label are taken. */
  of: { name: string; fields: Readonly<Record<string, AnyField>> }
  name: keyof V & string
  /** A label other than the field's own. */
  label?: string
  hint?: string | undefined
  autoComplete?: string
  options?: readonly Option[]
  /** Compulsory for a reason that the call's rules for the field alone do not say. */
  required?: boolean
}

/** One field of a resource in a form of the landing. */
export function Ask<V extends Record<string, string>>({ form, of, name, label, required, ...rest }: AskProps<V>) {
  const t = useTranslate()
  const field = of.fields[name]
  // A kind's component takes that kind's configuration; both are paired where the field is defined.
  const Field = field && (landingFields[field.kind] as ElementType<FieldProps> | null)
  if (!field || !Field) return null
  return (
    <Suspense fallback={<Skeletons count={1} height={82} />}>
      <Field
        {...rest}
        id={name}
        label={label ?? t(fieldKey(of.name, name))}
        required={required === true || form.requires(name)}
        config={field.config}
        value={form.values[name] ?? ''}
        error={form.errorOf(name)}
        onChange={(value: string) => form.set(name, value)}
      />
    </Suspense>
  )
}
