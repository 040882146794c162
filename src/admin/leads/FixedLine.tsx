import Box from '@mui/material/Box'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import { useId } from 'react'

interface FixedLineProps {
  label: string
  value: string
  /** Left to right in every language. */
  code: boolean
  /** Full width: an id. */
  wide: boolean
}

/** A read-only value of a form; it can be selected and copied. */
export function FixedLine({ label, value, code, wide }: FixedLineProps) {
  const id = useId()
  return (
    <Box sx={{ minInlineSize: 0, gridColumn: wide ? '1 / -1' : undefined }}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ display: 'block', fontWeight: 550, marginBlockEnd: '5px' }}>
        {label}
      </Typography>
      <InputBase
        id={id}
        fullWidth
        readOnly
        disabled
        value={value}
        inputProps={{ dir: code ? 'ltr' : 'auto', title: value }}
        sx={{
          bgcolor: 'surface.sunken',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          paddingInline: 1.25,
          minBlockSize: 40,
          fontSize: code ? 13 : 14,
          // Text in the other direction starts at the same side as the other fields.
          '[dir=rtl] & .MuiInputBase-input:dir(ltr)': { textAlign: 'end' },
          '[dir=ltr] & .MuiInputBase-input:dir(rtl)': { textAlign: 'end' },
          '& .MuiInputBase-input.Mui-disabled': {
            WebkitTextFillColor: 'currentColor',
            color: 'text.secondary',
            textOverflow: 'ellipsis',
          },
        }}
      />
    </Box>
  )
}
