import { Code } from './Code.tsx'
import { Nothing } from './Nothing.tsx'

/** A text; `code` keeps it left to right and unbroken. */
export function TextView({ value, code }: { value: unknown; code?: boolean }) {
  if (value === null || value === undefined || value === '') return <Nothing />
  return code ? <Code>{String(value)}</Code> : <bdi>{String(value)}</bdi>
}
