import Warning from '@mui/icons-material/ErrorOutlineOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { FieldErrors } from 'react-hook-form'
import { fieldsOf } from '../definition.ts'
import { labelOf, useI18n } from '../useI18n.ts'
import type { FormValues } from './resolver.ts'

interface ProblemListProps {
  resource: string
  errors: FieldErrors<FormValues>
  onChoose: (name: string) => void
}

/** The first message inside a field's error. */
function messageIn(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('message' in error && typeof error.message === 'string') return error.message
  for (const [key, part] of Object.entries(error)) {
    const message = key === 'ref' ? '' : messageIn(part)
    if (message) return message
  }
  return ''
}

/** The errors of a form in one place: announced at once, each a link to its field. */
export function ProblemList({ resource, errors, onChoose }: ProblemListProps) {
  const { translate } = useI18n()
  const names = Object.keys(errors)
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        gap: 1.5,
        paddingInline: 2,
        paddingBlock: 1.25,
        borderRadius: 3,
        border: 1,
        borderColor: 'error.main',
        bgcolor: 'background.paper',
      }}
    >
      <Warning aria-hidden fontSize="small" sx={{ color: 'error.main', marginBlockStart: '2px' }} />
      <Box sx={{ minInlineSize: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 650 }}>
          {translate('admin.form.problems', { smart_count: names.length })}
        </Typography>
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2, fontSize: 13 }}>
          {names.map((name) => (
            <li key={name}>
              <Link component="button" type="button" onClick={() => onChoose(name)} sx={{ minBlockSize: 24, textAlign: 'start' }}>
                {name in fieldsOf(resource) ? labelOf(translate, resource, name) : name}
              </Link>
              {': '}
              {messageIn(errors[name])}
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  )
}
