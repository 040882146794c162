import Search from '@mui/icons-material/SearchOutlined'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import InputBase from '@mui/material/InputBase'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useI18n } from '../core/useI18n.ts'
import { Option, type Offer } from './Option.tsx'
import { useOffers } from './useOffers.tsx'
import { KeyCap } from '../core/parts/KeyCap.tsx'
import { Unseen } from '../core/parts/Unseen.tsx'

/** Searches customers, vehicles, bookings and leads, and runs commands, from any page. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { translate } = useI18n()
  const navigate = useNavigate()
  const id = useId()
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [pressed, setPressed] = useState<'here' | 'apart' | null>(null)
  const { offers, searching, failed, requested } = useOffers(typed)
  const active = Math.min(at, offers.length - 1)
  const optionId = (place: number) => `${id}-${place}`
  const choose = ({ to, run }: Offer, apart: boolean) => {
    if (to && apart) return void window.open(to, '_blank', 'noopener')
    onClose()
    if (to) void navigate(to)
    run?.()
  }
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const offer = offers[active]
    if (step !== 0 && offers.length > 0) {
      event.preventDefault()
      setAt((active + step + offers.length) % offers.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      const apart = event.ctrlKey || event.metaKey
      // Results of earlier words must not be opened; waits for the present ones.
      if (searching) setPressed(apart ? 'apart' : 'here')
      else if (offer) choose(offer, apart)
    }
  }
  const settle = useEffectEvent(() => {
    const offer = offers[active]
    setPressed(null)
    if (offer) choose(offer, pressed === 'apart')
  })
  useEffect(() => {
    if (pressed && !searching) settle()
  }, [pressed, searching])
  const groups = [...new Set(offers.map(({ group }) => group))]
  const nothing = requested && !searching && !failed && offers.length === 0
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      slotProps={{
        paper: {
          sx: {
            position: 'absolute',
            insetBlockStart: { xs: 8, sm: '10vh' },
            margin: { xs: 1, sm: 4 },
            inlineSize: { xs: 'calc(100% - 16px)', sm: '100%' },
            maxBlockSize: '75dvh',
          },
        },
      }}
    >
      <Box component="h2" id={`${id}-title`} sx={{ margin: 0, fontSize: 0 }}>
        <Unseen>{translate('admin.search.open')}</Unseen>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, paddingInline: 2.5, paddingBlock: 1.75 }}>
        <Search aria-hidden sx={{ color: 'text.disabled' }} />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
            setPressed(null)
          }}
          onKeyDown={press}
          placeholder={translate(narrow ? 'admin.search.placeholder' : 'admin.search.help')}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': translate('admin.search.help'),
              'aria-expanded': offers.length > 0,
              'aria-controls': `${id}-list`,
              'aria-autocomplete': 'list',
              'aria-activedescendant': offers[active] ? optionId(active) : undefined,
              // An empty field has the page's direction.
              dir: typed ? 'auto' : undefined,
              maxLength: 200,
              autoComplete: 'off',
              spellCheck: false,
            },
          }}
          sx={{ fontSize: 16 }}
        />
      </Box>
      <Box sx={{ blockSize: 2, bgcolor: 'divider' }}>{searching && <LinearProgress aria-hidden sx={{ blockSize: 2 }} />}</Box>
      <Box tabIndex={0} sx={{ overflowY: 'auto', padding: 1.5, minBlockSize: 120, outlineOffset: -2 }}>
        <Box role="listbox" id={`${id}-list`} aria-label={translate('admin.search.results')}>
          {groups.map((group) => (
            <Box key={group} role="group" aria-label={group} sx={{ marginBlockEnd: 1.5 }}>
              <Typography
                component="div"
                variant="caption"
                aria-hidden
                sx={{ paddingInline: 1.5, color: 'text.secondary', fontWeight: 600, marginBlockEnd: 0.5 }}
              >
                {group}
              </Typography>
              {offers.map((offer, place) =>
                offer.group === group ? (
                  <Option
                    key={offer.id}
                    id={optionId(place)}
                    offer={offer}
                    active={place === active}
                    onPoint={() => setAt(place)}
                    onChoose={onClose}
                    onRun={offer.run}
                  />
                ) : null,
              )}
            </Box>
          ))}
        </Box>
        <Box role="status">
          {nothing && <Details title={translate('admin.search.nothing')} text={translate('admin.search.nothingHelp')} />}
          {failed && <Details title={translate('admin.search.failed')} text={translate('admin.search.failedHelp')} />}
        </Box>
      </Box>
      <Box
        aria-hidden
        sx={{
          display: { xs: 'none', sm: 'flex' },
          gap: 2,
          paddingInline: 2.5,
          paddingBlock: 1,
          borderBlockStart: '1px solid',
          borderColor: 'divider',
          fontSize: 12,
          color: 'text.secondary',
        }}
      >
        {(
          [
            ['↑↓', 'admin.search.keys.walk'],
            ['Enter', 'admin.search.keys.open'],
            ['Ctrl+Enter', 'admin.search.keys.newTab'],
            ['Esc', 'admin.search.keys.close'],
          ] as const
        ).map(([key, text]) => (
          <Box key={key} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            <KeyCap>{key}</KeyCap> {translate(text)}
          </Box>
        ))}
      </Box>
    </Dialog>
  )
}

function Details({ title, text }: { title: string; text: string }) {
  return (
    <Box sx={{ padding: 3, textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </Box>
  )
}
