import Link from '@mui/material/Link'
import { Code } from '../../admin/core/parts/Code.tsx'
import { mobileText } from './mobileText.ts'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'

const masked = (value: string) => value.includes('•')

/** A mobile number as a tel link. */
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
}
