import Link from '@mui/material/Link'
import { textFilter } from '../filters/TextFilter.tsx'
import { Code } from './Code.tsx'
import { mobileText } from './mobileText.ts'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'

const masked = (value: string) => value.includes('•')

/** A mobile number, ready to be called. */
export const mobile: FieldPart<'mobile'> = {
  View: ({ value, dense }) => {
    if (typeof value !== 'string' || value === '') return <Nothing />
    if (dense || masked(value)) return <Code>{mobileText(value)}</Code>
    return (
      <Link href={`tel:${value}`} underline="hover">
        <Code>{mobileText(value)}</Code>
      </Link>
    )
  },
  Filter: textFilter,
}
