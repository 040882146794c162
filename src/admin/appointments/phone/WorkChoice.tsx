import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { KeyboardEvent } from 'react'
import type { OfferedService } from '../../../schema/appointments/index.ts'
import { Amount } from '../../core/parts/Code.tsx'
import { FieldFrame } from '../../core/fields/FieldFrame.tsx'
import { labelOf, useI18n } from '../../core/useI18n.ts'
import { dueState, refusedText } from '../../../i18n/due.ts'

interface WorkChoiceProps {
  offers: readonly OfferedService[]
  chosen: readonly string[]
  error: string | undefined
  onChange: (codes: string[]) => void
}

/** The work on offer, what is due first; arrow keys go from one to the next. */
export function WorkChoice({ offers, chosen, error, onChange }: WorkChoiceProps) {
  const { translate, code: language, format } = useI18n()
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    const boxes = [...event.currentTarget.querySelectorAll('input')]
    event.preventDefault()
    boxes[boxes.indexOf(event.target as HTMLInputElement) + step]?.focus()
  }
  return (
    <FieldFrame id="phone-work" label={labelOf(translate, 'appointments', 'services')} required error={error} group>
      <Box data-work onKeyDown={walk} sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, columnGap: 2 }}>
        {offers.map(({ code, name, price, ...offer }) => (
          <FormControlLabel
            key={code}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(code)}
                onChange={(_, on) => onChange(on ? [...chosen, code] : chosen.filter((one) => one !== code))}
              />
            }
            label={
              <Box component="span" sx={{ display: 'grid', paddingBlock: 0.75, lineHeight: 1.35 }}>
                <span>{name[language]}</span>
                <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
                  <Amount>{format.money(price)}</Amount>
                  {offer.basis && ` · ${dueState(translate, format, offer.basis)}`}
                  {offer.refused && ` · ${refusedText(translate, format, offer.refused, offer.refused.price)}`}
                </Box>
              </Box>
            }
            // The ring around a box with the focus needs room beside the text.
            sx={{ alignItems: 'flex-start', marginInlineEnd: 0, minBlockSize: 44, '& > :last-child': { marginInlineStart: 0.75 } }}
          />
        ))}
      </Box>
    </FieldFrame>
  )
}
