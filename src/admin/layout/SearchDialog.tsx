import Search from '@mui/icons-material/SearchOutlined'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import { useId, useState, type KeyboardEvent } from 'react'
import { useLater } from '../fields/useLater.ts'
import { useMay } from '../rights.ts'
import { useSpeaker } from '../speaker.ts'
import { SearchResults } from './SearchResults.tsx'
import { Unseen } from './Unseen.tsx'

const searched = ['customers', 'vehicles', 'appointments', 'leads']
const shortest = 2

/** Finds a customer, a vehicle, a booking or a lead from anywhere. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { translate } = useSpeaker()
  const may = useMay()
  const id = useId()
  const [typed, setTyped] = useState('')
  const q = useLater(typed.trim(), 250)
  // Arrows walk through whatever was found, wherever it stands.
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    stops[Math.min(stops.length - 1, Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1)))]?.focus()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      slotProps={{ paper: { sx: { position: { sm: 'absolute' }, insetBlockStart: { sm: '10vh' }, maxBlockSize: '75vh' } } }}
    >
      <Box onKeyDown={walk} sx={{ display: 'flex', flexDirection: 'column', minBlockSize: 0 }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            paddingInline: 2.5,
            paddingBlock: 1.75,
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Box component="h2" id={id} sx={{ margin: 0, fontSize: 0 }}>
            <Unseen>{translate('admin.search.open')}</Unseen>
          </Box>
          <Search aria-hidden sx={{ color: 'text.disabled' }} />
          <InputBase
            autoFocus
            fullWidth
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={translate('admin.search.help')}
            slotProps={{ input: { 'aria-label': translate('admin.search.help'), dir: 'auto', maxLength: 200 } }}
            sx={{ fontSize: 16 }}
          />
        </Box>
        <Box sx={{ overflowY: 'auto', padding: 1.5, minBlockSize: 120 }}>
          {q.length < shortest ? (
            <Typography variant="body2" sx={{ color: 'text.secondary', padding: 2, textAlign: 'center' }}>
              {translate('admin.search.hint')}
            </Typography>
          ) : (
            searched
              .filter((name) => may('list', name))
              .map((name) => <SearchResults key={name} resource={name} q={q} onChoose={onClose} />)
          )}
        </Box>
      </Box>
    </Dialog>
  )
}
