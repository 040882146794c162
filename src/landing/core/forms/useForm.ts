import { useState } from 'react'
import type { z } from 'zod'
import type { HttpError } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { problemsOf } from '../../../schema/core/problems.ts'
import { namedKey } from '../../../schema/core/dataKeys.ts'

type Complaint = { key: string; params: Record<string, string | number> } | { text: string }
/** A form of texts: its values, their errors, and the checked input. */
export interface Form<V extends Record<string, string>> {
  values: V
  set: (name: keyof V & string, value: string) => void
  /** Whether the call refuses the form without this field, whatever else is in it. */
  requires: (name: keyof V & string) => boolean
  /** The error of a field, in the person's language. */
  errorOf: (name: string) => string | undefined
  /** The input when all values are valid; otherwise marks the fields and focuses the first one. */
  check: () => unknown
  /** Shows the errors of the server's answer. */
  refuse: (failure: HttpError) => void
}

const focusFirst = (names: readonly string[]) => {
  const fields = names.map((name) => document.getElementById(name)).filter((field) => field !== null)
  fields.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]?.focus()
}

/**
 * A form's state; `build` makes the call's input from the texts, `schema` checks it with the server's own rules. Field ids are field names.
 */
export function useForm<V extends Record<string, string>, I>(
  schema: z.ZodType<unknown, I>,
  initial: V,
  build: (values: V) => I,
): Omit<Form<V>, 'check'> & { check: () => I | undefined } {
  const t = useTranslate()
  const [values, setValues] = useState(initial)
  const [complaints, setComplaints] = useState<Record<string, Complaint>>({})
  const complain = (found: Record<string, Complaint>) => {
    setComplaints(found)
    queueMicrotask(() => focusFirst(Object.keys(found)))
  }
  return {
    values,
    set: (name, value) => {
      setValues((last) => ({ ...last, [name]: value }))
      setComplaints(({ [name]: _mended, ...others }) => others)
    },
    requires: (name) => {
      const result = schema.safeParse(build({ ...values, [name]: '' }))
      return !result.success && result.error.issues.some(({ path }) => path[0] === name)
    },
    errorOf: (name) => {
      const complaint = complaints[name]
      return complaint && ('text' in complaint ? complaint.text : t(namedKey(complaint.key), complaint.params))
    },
    check: () => {
      const input = build(values)
      const result = schema.safeParse(input, { reportInput: true })
      complain(result.success ? {} : Object.fromEntries(problemsOf(result.error).map(({ path, key, params }) => [path, { key, params }])))
      return result.success ? input : undefined
    },
    refuse: (failure) => complain(Object.fromEntries(Object.entries(failure.fields).map(([name, text]) => [name, { text }]))),
  }
}
