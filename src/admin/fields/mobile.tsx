import Link from '@mui/material/Link'
import { textFilter } from '../filters/TextFilter.tsx'
import { Code } from './Code.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'

const groups = (mobile: string) => mobile.replace(/^(\+966)(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3 $4')
const masked = (value: string) => value.includes('•')

/** A mobile number, ready to be called. */
export const mobile: FieldPart<'mobile'> = {
  View: ({ value, dense }) => {
    if (typeof value !== 'string' || value === '') return <Nothing />
    if (dense || masked(value)) return <Code>{groups(value)}</Code>
    return (
      <Link href={`tel:${value}`} underline="hover">
        <Code>{groups(value)}</Code>
      </Link>
    )
  },
  Filter: textFilter,
}
