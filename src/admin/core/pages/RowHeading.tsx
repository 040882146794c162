import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { definitionOf, fieldsOf } from '../definition.ts'
import { partOf } from '../../../fields/admin.ts'

interface RowHeadingProps {
  resource: string
  row: Readonly<Record<string, unknown>>
  /** Without the second line. */
  plain?: boolean
}

/** The title of a row, plates drawn as plates, with a muted subtitle. */
export function RowHeading({ resource, row, plain }: RowHeadingProps) {
  const { title, subtitle = [] } = definitionOf(resource)
  const fields = fieldsOf(resource)
  const draw = (names: readonly string[]) =>
    names.flatMap((name) => {
      const field = fields[name]
      if (!field || (!field.neededWithout && (row[name] ?? null) === null)) return []
      const { View } = partOf(field)
      return [<View key={name} field={field} name={name} resource={resource} value={row[name]} row={row} dense />]
    })
  const plates = [...title, ...subtitle].filter((name) => fields[name]?.kind === 'plate')
  const rest = (names: readonly string[]) => draw(names.filter((name) => !plates.includes(name)))
  if (plates.length > 0) {
    return (
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minInlineSize: 0 }}>
        {draw(plates)}
        <Lines first={rest(title)} second={plain ? [] : rest(subtitle)} />
      </Box>
    )
  }
  // The parts of a name are one text: as separate elements an Arabic name would be ordered backwards in an English page.
  const oneName = title.length > 1 && title.every((name) => fields[name]?.kind === 'text')
  const first = oneName ? [<bdi key="name">{title.flatMap((name) => (row[name] ? [String(row[name])] : [])).join(' ')}</bdi>] : draw(title)
  return <Lines first={first} second={plain ? [] : draw(subtitle)} />
}

// Overflowing text is cut at its end, also in a script of the other direction.
const cut = { '& > bdi': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' } }

function Lines({ first, second }: { first: ReactNode[]; second: ReactNode[] }) {
  return (
    <Box component="span" sx={{ display: 'block', minInlineSize: 0 }}>
      <Box component="span" sx={{ display: 'flex', gap: 0.75, fontWeight: 600, whiteSpace: 'nowrap', ...cut }}>
        {first}
      </Box>
      {second.length > 0 && (
        <Typography
          component="span"
          variant="caption"
          sx={{ display: 'flex', gap: 0.75, color: 'text.secondary', whiteSpace: 'nowrap', ...cut }}
        >
          {second}
        </Typography>
      )}
    </Box>
  )
}
