import Attached from '@mui/icons-material/AttachFileOutlined'
import Document from '@mui/icons-material/PictureAsPdfOutlined'
import Sound from '@mui/icons-material/GraphicEqOutlined'
import Film from '@mui/icons-material/MovieOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { fileAddress } from '../../http/fileAddress.ts'
import { bytesText } from '../../media/bytesText.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'
import type { ThreadEntry } from '../../schema/conversations/calls.ts'
import { lazyPart } from '../core/parts/lazyPart.ts'
import { useI18n } from '../core/useI18n.ts'

const Viewer = lazyPart(() => import('../../fields/upload/adminViewer.tsx').then((file) => ({ default: file.Viewer })))
type File = NonNullable<ThreadEntry['file']>
/** Most pixels of a small picture. */
const [widest, highest] = [260, 200]

/** The file of a message: a small picture that opens large, others by name and size; or how far a file that came is. */
export function EntryFile({ theirs, file, fileState }: ThreadEntry) {
  const { translate } = useI18n()
  if (file) return file.mime.startsWith('image/') ? <Picture file={file} theirs={theirs} /> : <Saved file={file} />
  if (!fileState) return null
  const failed = fileState !== 'waiting'
  return (
    <Typography variant="body2" role="status" sx={{ color: failed ? 'error.main' : 'text.secondary' }}>
      {translate(wordKey('receivedFile', fileState))}
    </Typography>
  )
}

function Picture({ file, theirs }: { file: File; theirs: boolean }) {
  const { translate } = useI18n()
  const [open, setOpen] = useState(false)
  // The place is kept while it loads, so that the newest message stays in view.
  const { width, height } = { width: file.width ?? widest, height: file.height ?? highest }
  const scale = Math.min(1, widest / width, highest / height)
  return (
    <>
      <ButtonBase
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start', marginBlock: 0.5, borderRadius: 1.5, overflow: 'hidden', maxInlineSize: '100%' }}
      >
        <Box
          component="img"
          src={fileAddress('dealer', file.url)}
          alt={translate(theirs ? 'admin.conversation.pictureTheirs' : 'admin.conversation.pictureOurs')}
          width={Math.round(width * scale)}
          height={Math.round(height * scale)}
          decoding="async"
          sx={{
            display: 'block',
            maxInlineSize: '100%',
            minInlineSize: 44,
            minBlockSize: 44,
            objectFit: 'cover',
            bgcolor: 'surface.sunken',
          }}
        />
      </ButtonBase>
      {open && (
        <Suspense>
          <Viewer files={[file]} first={file.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function TypeIcon({ mime }: { mime: string }) {
  const look = { 'aria-hidden': true, sx: { flex: 'none' } } as const
  if (mime.startsWith('audio/')) return <Sound {...look} />
  if (mime.startsWith('video/')) return <Film {...look} />
  return mime === 'application/pdf' ? <Document {...look} /> : <Attached {...look} />
}

function Saved({ file }: { file: File }) {
  const { language, translate } = useI18n()
  return (
    <Box
      component="a"
      href={fileAddress('dealer', file.url)}
      download={file.name}
      aria-label={translate('admin.upload.downloadOne', { name: file.name })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minBlockSize: 44,
        minInlineSize: 0,
        color: 'inherit',
        textDecoration: 'none',
      }}
    >
      <TypeIcon mime={file.mime} />
      <Box component="span" sx={{ minInlineSize: 0 }}>
        <Box component="bdi" sx={{ display: 'block', overflowWrap: 'anywhere', fontWeight: 550, textDecoration: 'underline' }}>
          {file.name}
        </Box>
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          <bdi>{bytesText(language, file.bytes)}</bdi>
        </Typography>
      </Box>
    </Box>
  )
}
