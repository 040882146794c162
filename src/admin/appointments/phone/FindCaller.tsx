import Search from '@mui/icons-material/SearchOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { HttpError, press } from '../../../http/index.ts'
import { recognise } from '../../../schema/core/values/recognise.ts'
import { FieldFrame } from '../../core/fields/FieldFrame.tsx'
import { useI18n } from '../../core/useI18n.ts'
import { findCaller, problemOf, type Caller } from './phoneBooking.ts'

/** One field for mobile, plate or VIN, in either script and any digits; Enter searches. `first`: what is looked up at once. */
export function FindCaller({ first, onFound }: { first: string; onFound: (caller: Caller) => void }) {
  const { translate } = useI18n()
  const id = useId()
  const [typed, setTyped] = useState(first)
  const [error, setError] = useState('')
  const { by } = recognise(typed)
  const find = async () => {
    const problem = problemOf(typed)
    setError(problem ? translate(problem) : '')
    if (problem) return document.getElementById(id)?.focus()
    try {
      onFound(await findCaller(typed))
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      setError(Object.values(failure.fields)[0] ?? '')
    }
  }
  const begin = useEffectEvent(() => {
    if (first) void find()
  })
  useEffect(() => begin(), [])
  return (
    <Box component="form" noValidate onSubmit={press(() => find())}>
      <FieldFrame id={id} label={translate('admin.phone.find')} required error={error || undefined}>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <OutlinedInput
            id={id}
            fullWidth
            value={typed}
            error={error !== ''}
            autoFocus={!first}
            onChange={(event) => {
              setTyped(event.target.value)
              setError('')
            }}
            endAdornment={
              <Box component="span" aria-live="polite" sx={{ fontSize: 13, color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {by && translate(`admin.phone.by.${by}`)}
              </Box>
            }
            slotProps={{
              input: {
                dir: by === 'mobile' ? 'ltr' : 'auto',
                maxLength: 40,
                autoComplete: 'off',
                spellCheck: false,
                enterKeyHint: 'search',
                'aria-describedby': `${id}-about`,
                'aria-required': true,
                'aria-invalid': error !== '',
              },
            }}
            sx={{ fontSize: 18, minBlockSize: 48, '& input': { textAlign: 'start' } }}
          />
          <Button type="submit" variant="outlined" startIcon={<Search />} sx={{ minBlockSize: 48, flexShrink: 0 }}>
            {translate('admin.phone.search')}
          </Button>
        </Box>
      </FieldFrame>
    </Box>
  )
}
