import Search from '@mui/icons-material/SearchOutlined'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
import { useShortcut } from '../../shortcuts.ts'
import { useI18n } from '../../useI18n.ts'
import { searchedState } from '../views/readyViews.ts'
import { useList } from '../ListProvider.tsx'

const rest = 300

/** Searches the list for the typed text after a pause. */
export function SearchField({ sx, autoFocus }: { sx?: Readonly<Record<string, unknown>>; autoFocus?: boolean }) {
  const { resource, state, change } = useList()
  const { translate } = useI18n()
  const searched = typeof state.filter['q'] === 'string' ? state.filter['q'] : ''
  const [typed, setTyped] = useState(searched)
  const input = useRef<HTMLInputElement>(null)
  const [waiting, setWaiting] = useState(false)
  useShortcut('/', 'admin.list.keys.search', () => input.current?.focus())
  // The typed text is ahead of the address; otherwise it follows the address.
  useEffect(() => {
    if (!waiting) setTyped(searched)
  }, [searched, waiting])
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => {
      setWaiting(false)
      change(searchedState(resource, state, typed.trim()), { replace: true })
    }, rest)
    return () => clearTimeout(timer)
  }, [waiting, typed, resource, state, change])
  return (
    <OutlinedInput
      type="search"
      inputRef={input}
      value={typed}
      autoFocus={autoFocus ?? false}
      placeholder={translate('admin.list.search')}
      startAdornment={<Search aria-hidden fontSize="small" sx={{ color: 'text.disabled', marginInlineEnd: 0.5 }} />}
      onChange={(event) => {
        setTyped(event.target.value)
        setWaiting(true)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') input.current?.blur()
        // Enter searches at once.
        if (event.key === 'Enter' && waiting) {
          setWaiting(false)
          change(searchedState(resource, state, typed.trim()), { replace: true })
        }
      }}
      slotProps={{
        input: {
          'aria-label': translate('admin.list.search'),
          'aria-keyshortcuts': '/',
          dir: typed ? 'auto' : undefined,
          maxLength: 200,
          style: { paddingBlock: 5, paddingInline: 4 },
        },
      }}
      sx={{ minHeight: { sm: 36 }, ...sx }}
    />
  )
}
