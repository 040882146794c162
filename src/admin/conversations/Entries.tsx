import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLayoutEffect, useRef } from 'react'
import { wordKey } from '../../schema/core/dataKeys.ts'
import type { ThreadEntry } from '../../schema/conversations/calls.ts'
import { RowName } from '../core/fields/RowName.tsx'
import { Items } from '../core/parts/Items.tsx'
import { Moment } from '../core/parts/Moment.tsx'
import { toneOf } from '../core/theme/tones.ts'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { useI18n } from '../core/useI18n.ts'
import { EntryFile } from './EntryFile.tsx'

/** The messages, the newest last and in view; those of the person at the start of the line, ours at its end. */
export function Entries({ entries }: { entries: readonly ThreadEntry[] }) {
  const box = useRef<HTMLDivElement>(null)
  const { translate } = useI18n()
  const last = entries.at(-1)?.id
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [last])
  return (
    <Box
      ref={box}
      role="log"
      aria-label={translate('admin.conversation.title')}
      // Reached by the keyboard, because it scrolls.
      tabIndex={0}
      sx={{ maxBlockSize: { xs: 420, md: 520 }, overflowY: 'auto', overscrollBehavior: 'contain', borderRadius: 2, padding: 0.5 }}
    >
      <Items ordered sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Items>
    </Box>
  )
}

function Entry({ entry }: { entry: ThreadEntry }) {
  const { translate } = useI18n()
  const { theirs, body, received, sent, status, error, staffId, file, sender } = entry
  // What a person sends without words is named by its kind, unless it is shown.
  const kind = received !== null && received !== 'text' && !file ? translate(wordKey('receivedKind', received)) : ''
  const automatic = sent !== null && sent !== 'conversationReply' ? translate(wordKey('messageKind', sent)) : ''
  return (
    <Box
      component="li"
      sx={{
        justifySelf: theirs ? 'start' : 'end',
        maxInlineSize: { xs: '92%', sm: '80%' },
        bgcolor: theirs ? 'action.hover' : 'action.selected',
        borderRadius: 2.5,
        paddingBlock: 1,
        paddingInline: 1.5,
        display: 'grid',
        gap: 0.25,
      }}
    >
      {(kind || automatic) && (
        <Typography variant="caption" component="span" sx={{ fontWeight: 600 }}>
          {kind || automatic}
        </Typography>
      )}
      <EntryFile {...entry} />
      {/* A file without words is named by itself. */}
      {body !== '' && body !== file?.name && (
        <Typography component="p" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {body}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center', color: 'text.secondary', fontSize: 12 }}>
        <span>{translate(wordKey('messageChannel', entry.channel))}</span>
        <Moment value={entry.at} dense />
        {sender && (
          <span>
            {translate('admin.conversation.sender')} <bdi>{sender}</bdi>
          </span>
        )}
        {staffId && <RowName target="staff" id={staffId} />}
        {status && <StatusDot tone={toneOf('messageStatus', status) ?? 'neutral'}>{translate(wordKey('messageStatus', status))}</StatusDot>}
        {error && <span>{translate(wordKey('messageError', error))}</span>}
      </Box>
    </Box>
  )
}
