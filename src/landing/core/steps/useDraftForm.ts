import type { z } from 'zod'
import type { HttpError } from '../../../http/index.ts'
import { useForm } from '../forms/useForm.ts'

/** A form whose values are stored in the flow's draft as they are typed; `refused` shows the server's errors of its fields. */
export function useDraftForm<V extends Record<string, string>, I>(
  schema: z.ZodType<unknown, I>,
  values: V,
  keep: (change: Partial<V>) => void,
  build: (values: V) => I,
) {
  const form = useForm(schema, values, build)
  return {
    ...form,
    set: (name: keyof V & string, value: string) => {
      form.set(name, value)
      keep({ [name]: value } as Partial<V>)
    },
    refused: (failure: HttpError): boolean => {
      const ours = Object.keys(failure.fields).some((name) => name in values)
      if (ours) form.refuse(failure)
      return ours
    },
  }
}
