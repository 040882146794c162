import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useContext, type ReactNode } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { FieldHelp } from './fieldHelp.ts'

interface FieldFrameProps {
  id: string
  label: string
  required: boolean
  error?: string | undefined
  /** Shown below the input: help, or a warning that does not prevent saving. */
  about?: ReactNode
  /** Several inputs under one label. */
  group?: boolean
  children: ReactNode
}

/** A label above, the input, and its error below. */
export function FieldFrame({ id, label, required, error, about, group, children }: FieldFrameProps) {
  const translate = useTranslate()
  const help = useContext(FieldHelp)
  const says = error ?? about ?? help
  return (
    <Box role={group ? 'group' : undefined} aria-labelledby={group ? `${id}-label` : undefined} sx={{ minWidth: 0 }}>
      <Typography
        component={group ? 'span' : 'label'}
        htmlFor={group ? undefined : id}
        id={`${id}-label`}
        variant="body2"
        sx={{ display: 'block', fontWeight: 550, marginBlockEnd: '5px' }}
      >
        {label}
        {/* The space also keeps the Arabic letters of the two from joining. */}
        {!required && (
          <>
            {' '}
            <Typography component="span" variant="caption" sx={{ color: 'text.disabled' }}>
              {translate('admin.form.optional')}
            </Typography>
          </>
        )}
      </Typography>
      <FieldHelp.Provider value={undefined}>{children}</FieldHelp.Provider>
      <FormHelperText
        id={`${id}-about`}
        error={Boolean(error)}
        sx={{ display: says ? 'block' : 'none' }}
        role={error ? 'alert' : undefined}
      >
        {says}
      </FormHelperText>
    </Box>
  )
}
