import { useEffect, useRef } from 'react'
import { fieldsOf, type Row } from '../definition.ts'
import { dropUnsaved, formName, keepUnsaved } from '../unsaved.ts'
import type { FormValues } from './resolver.ts'

/** Whether a field's value may be stored in the browser: no secret and no write-only fields. */
function mayLie(resource: string, name: string): boolean {
  const field = fieldsOf(resource)[name]
  return field !== undefined && !field.secret && !field.writeOnly && field.kind !== 'password' && field.kind !== 'nationalId'
}

interface Typed {
  values: FormValues
  changed: readonly string[]
  base: Row | undefined
  from: string
}

/** Stores input as it is typed; `stop` once it is saved, `resume` for the next row. */
export function useKeptInput(resource: string, id: string | undefined, { values, changed, base, from }: Typed) {
  const form = formName(resource, id)
  const stopped = useRef(false)
  const everChanged = useRef(false)
  const typed = JSON.stringify(changed.filter((name) => mayLie(resource, name)).map((name) => [name, values[name]]))
  useEffect(() => {
    if (stopped.current) return
    const pairs = JSON.parse(typed) as [string, unknown][]
    if (pairs.length > 0) {
      everChanged.current = true
      keepUnsaved(form, {
        values: Object.fromEntries(pairs),
        before: Object.fromEntries(pairs.map(([name]) => [name, base?.[name] ?? null])),
        version: base?.version ?? null,
        from,
      })
    } else if (everChanged.current) dropUnsaved(form)
  }, [form, typed, base, from])
  return {
    stop: () => {
      stopped.current = true
      dropUnsaved(form)
    },
    resume: () => {
      stopped.current = false
      everChanged.current = false
    },
  }
}
