import Box from '@mui/material/Box'
import { plateParts } from '../../schema/core/values/plate.ts'

const arabicDigits = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
const spaced = (letters: string) => [...letters].join(' ')

/** A drawing of a Saudi plate: digits and letters, Arabic above, Latin below. */
export function SaudiPlate({ value, large }: { value: string; large?: boolean }) {
  const { latin, arabic, digits } = plateParts(value)
  const cell = {
    display: 'grid',
    justifyItems: 'center',
    paddingInline: large ? '10px' : '6px',
    paddingBlock: '1px',
    lineHeight: large ? '17px' : '13px',
  } as const
  const over = { fontSize: large ? 13 : 10, fontWeight: 600 }
  const under = { fontSize: large ? 15 : 11.5, fontWeight: 700, letterSpacing: '0.02em' }
  return (
    <Box
      component="bdi"
      dir="ltr"
      role="img"
      aria-label={`${spaced(latin)} ${digits}`}
      sx={{
        display: 'inline-grid',
        flex: 'none',
        gridTemplateColumns: 'auto auto',
        whiteSpace: 'nowrap',
        verticalAlign: 'middle',
        borderRadius: large ? '6px' : '4px',
        border: '1.5px solid #46505b',
        bgcolor: '#fbfbf7',
        color: '#14181d',
        overflow: 'hidden',
      }}
    >
      <Box component="span" sx={{ ...cell, borderInlineEnd: '1.5px solid #46505b' }}>
        <span style={over}>{arabicDigits(digits)}</span>
        <span style={under}>{digits}</span>
      </Box>
      <Box component="span" sx={cell}>
        <span style={over} dir="rtl">
          {spaced(arabic)}
        </span>
        <span style={under}>{spaced(latin)}</span>
      </Box>
    </Box>
  )
}
