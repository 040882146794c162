import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslate } from '../../i18n/index.ts'
import type { Bilingual } from '../bilingual/bilingualValue.ts'
import { sides } from '../bilingual/sides.ts'

interface BilingualLinesProps {
  value: Bilingual
  onChange: (value: Bilingual) => void
  label: string
  disabled: boolean
  errorOf: (side: string) => string | undefined
}

/** A text in both languages as part of a larger input. */
export function BilingualLines({ value, onChange, label, disabled, errorOf }: BilingualLinesProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1, flex: 1, minInlineSize: 0 }}>
      {sides.map(({ code, id, direction }) => {
        const called = translate(`enumerations.language.${id}`)
        return (
          <OutlinedInput
            key={code}
            fullWidth
            value={value[code]}
            placeholder={called}
            disabled={disabled}
            error={errorOf(code) !== undefined}
            onChange={(event) => onChange({ ...value, [code]: event.target.value })}
            slotProps={{
              input: {
                dir: direction,
                lang: code,
                style: { textAlign: 'start' },
                'aria-label': `${label}, ${called}`,
                'aria-invalid': errorOf(code) !== undefined,
              },
            }}
          />
        )
      })}
    </Box>
  )
}
