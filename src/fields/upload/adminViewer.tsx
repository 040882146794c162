import Next from '@mui/icons-material/NavigateNextOutlined'
import Previous from '@mui/icons-material/NavigateBeforeOutlined'
import Close from '@mui/icons-material/CloseOutlined'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState, type KeyboardEvent } from 'react'
import { fileAddress } from '../../http/fileAddress.ts'
import { bytesText } from '../../media/bytesText.ts'
import type { UploadedFile } from '../../schema/files/calls/uploads.ts'
import { languages } from '../../schema/core/limits.ts'
import { useI18n } from '../../admin/core/useI18n.ts'

interface ViewerProps {
  files: readonly UploadedFile[]
  /** The id of the picture shown first. */
  first: string
  onClose: () => void
}

/** Pictures as large as the screen allows, one at a time. */
export function Viewer({ files, first, onClose }: ViewerProps) {
  const { language, translate } = useI18n()
  const id = useId()
  const phone = useMediaQuery('(max-width:600px)')
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      files.findIndex((file) => file.id === first),
    ),
  )
  const file = files[place] ?? files[0]
  if (!file) return null
  const turn = (by: number) => setPlace((place + by + files.length) % files.length)
  const ahead = languages[language].direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') turn(key === ahead ? 1 : -1)
  }
  const mirrored = { transform: languages[language].direction === 'rtl' ? 'scaleX(-1)' : undefined }
  return (
    <Dialog open onClose={onClose} fullScreen={phone} maxWidth="xl" aria-labelledby={id} onKeyDown={onKeyDown}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, paddingBlock: 1, paddingInline: 2 }}>
        <Typography id={id} component="h2" variant="body2" sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{file.name}</bdi>
          <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            <bdi dir="ltr">{`${file.width} × ${file.height}`}</bdi> · {bytesText(language, file.bytes)}
          </Typography>
        </Typography>
        {files.length > 1 && (
          <>
            <IconButton aria-label={translate('admin.upload.previous')} onClick={() => turn(-1)}>
              <Previous sx={mirrored} />
            </IconButton>
            <Typography component="bdi" dir="ltr" variant="caption" aria-live="polite">
              {place + 1}/{files.length}
            </Typography>
            <IconButton aria-label={translate('admin.upload.next')} onClick={() => turn(1)}>
              <Next sx={mirrored} />
            </IconButton>
          </>
        )}
        <IconButton
          component="a"
          href={fileAddress('dealer', file.url)}
          download={file.name}
          aria-label={translate('admin.upload.download')}
        >
          <Download />
        </IconButton>
        <IconButton aria-label={translate('admin.upload.close')} onClick={onClose} autoFocus>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', placeItems: 'center', bgcolor: 'surface.sunken', flex: 1, minHeight: 0, padding: { xs: 0, sm: 2 } }}>
        <Box
          component="img"
          key={file.id}
          src={fileAddress('dealer', file.url)}
          alt={file.name}
          sx={{ maxInlineSize: '100%', maxBlockSize: { xs: 'calc(100dvh - 80px)', sm: '76vh' }, objectFit: 'contain', display: 'block' }}
        />
      </Box>
    </Dialog>
  )
}
