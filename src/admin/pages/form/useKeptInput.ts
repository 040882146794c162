import { useEffect, useRef } from 'react'
import { dropUnsaved, keepUnsaved } from '../../unsaved.ts'
import type { Row } from '../../definition.ts'
import type { FormValues } from './resolver.ts'

// Never kept, not even for the life of a tab.
const secrets: readonly string[] = ['password']

/** Keeps what was typed as it is typed; `stop` once it is saved. */
export function useKeptInput(form: string, values: FormValues, changed: readonly string[], base: Row | undefined): { stop: () => void } {
  const stopped = useRef(false)
  const everChanged = useRef(false)
  const typed = JSON.stringify(changed.filter((name) => !secrets.includes(name)).map((name) => [name, values[name]]))
  useEffect(() => {
    if (stopped.current) return
    const pairs = JSON.parse(typed) as [string, unknown][]
    if (pairs.length > 0) {
      everChanged.current = true
      keepUnsaved(form, {
        values: Object.fromEntries(pairs),
        before: Object.fromEntries(pairs.map(([name]) => [name, base?.[name] ?? null])),
        version: base?.version ?? null,
      })
    } else if (everChanged.current) dropUnsaved(form)
  }, [form, typed, base])
  return {
    stop: () => {
      stopped.current = true
    },
  }
}
