import Close from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useShortcuts, type ShortcutGroup } from '../shortcuts.ts'
import { useI18n } from '../useI18n.ts'
import { apple, KeyCap } from '../parts/KeyCap.tsx'
import { namedKey } from '../../../schema/core/dataKeys.ts'

const groups: readonly ShortcutGroup[] = ['page', 'everywhere', 'go']
/** 'mod+k' as two keys pressed together, 'g l' as one after the other. */
function Keys({ keys }: { keys: string }) {
  const { translate } = useI18n()
  const parts = keys.split(' ')
  const caps = (part: string) =>
    part.split('+').map((key) => (key === 'mod' ? (apple ? '⌘' : 'Ctrl') : key.length === 1 ? key.toUpperCase() : key))
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}>
      {parts.map((part, place) => (
        <Box key={place} component="span" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}>
          {place > 0 && <Typography variant="caption">{translate('admin.shortcuts.then')}</Typography>}
          {/* A single + is a key, not a separator. */}
          {(part === '+' ? ['+'] : caps(part)).map((key) => (
            <KeyCap key={key}>{key}</KeyCap>
          ))}
        </Box>
      ))}
    </Box>
  )
}

/** Every active shortcut, by group. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { translate } = useI18n()
  const all = useShortcuts()
  // A page may override a global shortcut.
  const shortcuts = all.filter(({ keys }, place) => !all.some((one, later) => later > place && one.keys === keys))
  const id = useId()
  const linesOf = (group: ShortcutGroup) => {
    const some = shortcuts.filter((one) => one.group === group)
    return [...new Set(some.map(({ textKey }) => textKey))].map((textKey) => ({
      textKey,
      keys: [...new Set(some.filter((one) => one.textKey === textKey).map(({ keys }) => keys))],
    }))
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', paddingInlineStart: 3, paddingInlineEnd: 1.5, paddingBlockStart: 2 }}>
        <Typography component="h2" variant="h2" id={id} sx={{ flex: 1 }}>
          {translate('admin.shortcuts.title')}
        </Typography>
        <IconButton autoFocus aria-label={translate('admin.layout.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ paddingInline: 3, paddingBlock: 1, paddingBlockEnd: 3, overflowY: 'auto', display: 'grid', gap: 2.5 }}>
        {groups.map((group) => {
          const lines = linesOf(group)
          return lines.length === 0 ? null : (
            <section key={group}>
              <Typography component="h3" variant="caption" sx={{ color: 'text.secondary', fontWeight: 600 }}>
                {translate(`admin.shortcuts.groups.${group}`)}
              </Typography>
              <Box component="dl" sx={{ margin: 0 }}>
                {lines.map(({ textKey, keys }) => (
                  <Box
                    key={textKey}
                    sx={{
                      display: 'flex',
                      gap: 2,
                      alignItems: 'center',
                      minBlockSize: 38,
                      borderBlockEnd: '1px solid',
                      borderColor: 'divider',
                    }}
                  >
                    <Box component="dt" sx={{ flex: 1 }}>
                      {translate(namedKey(textKey))}
                    </Box>
                    <Box component="dd" sx={{ margin: 0, display: 'flex', gap: 1, alignItems: 'center' }}>
                      {keys.map((one, place) => (
                        <Box key={one} component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
                          {place > 0 && <Typography variant="caption">{translate('admin.shortcuts.or')}</Typography>}
                          <Keys keys={one} />
                        </Box>
                      ))}
                    </Box>
                  </Box>
                ))}
              </Box>
            </section>
          )
        })}
      </Box>
    </Dialog>
  )
}
