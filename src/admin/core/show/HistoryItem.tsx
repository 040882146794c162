import Undo from '@mui/icons-material/UndoOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { HistoryEntry } from '../../../dataProvider/index.ts'
import type { EnumerationName } from '../../../schema/enumerations.ts'
import type { Row } from '../definition.ts'
import { useMay, useChangeable } from '../rights.ts'
import { labelOf, useI18n } from '../useI18n.ts'
import { toneOf } from '../theme/tones.ts'
import { actorName } from './actorName.ts'
import { Difference } from './Difference.tsx'
import { revertible } from './revertible.ts'
import { writtenFields } from './writtenFields.ts'
import { Items } from '../parts/Items.tsx'
import { wordKey } from '../../../schema/core/dataKeys.ts'

interface HistoryItemProps {
  resource: string
  row: Row
  entry: HistoryEntry
  onRevert: (changes: HistoryEntry['changes']) => void
}
const actions: EnumerationName = 'auditAction'

/** One entry of a row's history: who, when, what, and the button to revert. */
export function HistoryItem({ resource, row, entry, onRevert }: HistoryItemProps) {
  const { translate, format, code } = useI18n()
  const changeable = useChangeable(resource)
  const may = useMay()
  const { action, createdAt, changes } = entry
  // When a row was created or deleted, every field changed, so they are not listed.
  const changedFields = ['create', 'delete', 'restore'].includes(action) ? [] : writtenFields(resource, changes)
  const back = may('show', resource, row) && row['deletedAt'] === null ? revertible(resource, row, entry, changeable) : []
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        paddingInlineStart: 2.5,
        paddingBlockEnd: 2,
        fontSize: 13,
        borderInlineStart: '2px solid',
        borderColor: 'divider',
        '&:last-child': { paddingBlockEnd: 0 },
        '&::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: '-6px',
          insetBlockStart: 6,
          inlineSize: 10,
          blockSize: 10,
          borderRadius: '50%',
          bgcolor: (theme) => theme.palette.meaning[toneOf(actions, action) ?? 'neutral'],
          outline: 3,
          outlineColor: 'background.paper',
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, flexWrap: 'wrap' }}>
        <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
          {translate(wordKey('auditAction', action))}
        </Typography>
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          <Tooltip title={format.dateTime(createdAt)}>
            <time dateTime={createdAt}>
              <bdi>{format.time(createdAt)}</bdi>
            </time>
          </Tooltip>
          {' · '}
          <bdi>{actorName(translate, code, entry)}</bdi>
        </Typography>
      </Box>
      {changedFields.length > 0 && (
        <Items sx={{ marginBlockStart: 0.5, display: 'grid', gap: 0.75 }}>
          {changedFields.map((name) => (
            <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
              <Box component="dl" sx={{ flex: 1, minInlineSize: 0, margin: 0 }}>
                <Box component="dt" sx={{ color: 'text.secondary', fontSize: 12 }}>
                  {labelOf(translate, resource, name)}
                </Box>
                <Difference resource={resource} name={name} from={changes[name]?.from} to={changes[name]?.to} />
              </Box>
              {back.includes(name) && back.length > 1 && (
                <Tooltip title={translate('admin.revert.field', { name: labelOf(translate, resource, name) })}>
                  <IconButton
                    size="small"
                    aria-label={translate('admin.revert.field', { name: labelOf(translate, resource, name) })}
                    onClick={() => onRevert({ [name]: changes[name] ?? {} })}
                  >
                    <Undo sx={{ fontSize: 16, '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
                  </IconButton>
                </Tooltip>
              )}
            </Box>
          ))}
        </Items>
      )}
      {back.length > 0 && (
        <Button
          size="small"
          startIcon={<Undo sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
          onClick={() => onRevert(Object.fromEntries(back.map((name) => [name, changes[name] ?? {}])))}
          sx={{ marginInlineStart: -1 }}
        >
          {translate('admin.revert.open')}
        </Button>
      )}
    </Box>
  )
}
