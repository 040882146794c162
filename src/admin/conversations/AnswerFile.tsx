import Attach from '@mui/icons-material/AttachFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useRef } from 'react'
import { KeptFile } from '../../fields/upload/adminKeptFile.tsx'
import { SendingFile } from '../../fields/upload/adminSendingFile.tsx'
import type { answerChannels } from '../../schema/conversations/answerChannels.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { limits } from '../../schema/core/limits.ts'
import { acceptedFor } from '../../schema/core/uploads.ts'
import { useI18n } from '../core/useI18n.ts'
import type { useAnswerFile } from './useAnswerFile.ts'

interface AnswerFileProps {
  attached: ReturnType<typeof useAnswerFile>
  channel: (typeof answerChannels)[number]
  /** Whether a file goes by the channel. */
  takesFile: boolean
  disabled: boolean
}

/** Chooses the file of an answer, and shows it; or says that none goes this way. */
export function AnswerFile({ attached, channel, takesFile, disabled }: AnswerFileProps) {
  const { translate } = useI18n()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { file, wrong, sending, busy, remove } = attached
  const says =
    wrong ||
    translate(takesFile ? 'admin.conversation.attachAbout' : 'admin.conversation.noFile', {
      megabytes: limits.uploadBytes / 1_000_000,
      channel: translate(wordKey('messageChannel', channel)),
    })
  const isReady = file !== undefined && takesFile && wrong === ''
  const take = (chosen: HTMLInputElement) => {
    sending.begin([...(chosen.files ?? [])].slice(0, 1))
    // The same file again must be a change as well.
    chosen.value = ''
  }
  return (
    <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {file && <KeptFile file={file} before={undefined} disabled={disabled} onRemove={remove} />}
      {sending.items.map((item) => (
        <SendingFile key={item.key} item={item} onAgain={() => sending.again(item.key)} onDrop={() => sending.drop(item.key)} />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        {!file && (
          <Button
            size="small"
            startIcon={<Attach />}
            disabled={disabled || busy || !takesFile}
            aria-describedby={id}
            onClick={() => input.current?.click()}
            sx={{ minHeight: { xs: 44, sm: 36 } }}
          >
            {translate('admin.conversation.attach')}
          </Button>
        )}
        {!isReady && (
          <Typography
            id={id}
            variant="caption"
            {...(wrong ? { role: 'alert' } : {})}
            sx={{ color: wrong ? 'error.main' : 'text.secondary' }}
          >
            {says}
          </Typography>
        )}
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden
        disabled={disabled || busy || !takesFile}
        accept={acceptedFor('general')}
        onChange={({ target }) => take(target)}
      />
    </Box>
  )
}
