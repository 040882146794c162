import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { fileAddress } from '../../../http/fileAddress.ts'
import type { UploadedFile } from '../../../schema/calls/uploads.ts'
import { useSpeaker } from '../../speaker.ts'
import { bytesText } from './bytesText.ts'
import { isPicture, Thumbnail } from './Thumbnail.tsx'
import { useFiles } from './useFiles.ts'

const Viewer = lazy(() => import('./Viewer.tsx').then((file) => ({ default: file.Viewer })))
const small = 28
const large = 96
const shownInList = 3

/** Files in a list: a few small pictures and how many more there are. */
export function FileRow({ ids }: { ids: readonly string[] }) {
  const shown = useFiles(ids.slice(0, shownInList))
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {shown.map((file, place) => (
        <Thumbnail key={ids[place]} file={file} size={small} />
      ))}
      {ids.length > shown.length && <bdi dir="ltr">+{ids.length - shown.length}</bdi>}
    </Box>
  )
}

/** Files on a page: pictures open in the viewer, documents are saved. */
export function FileViews({ ids }: { ids: readonly string[] }) {
  const files = useFiles(ids)
  const [open, setOpen] = useState<string>()
  const pictures = files.filter((file): file is UploadedFile => Boolean(file && isPicture(file)))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
      {files.map((file, place) => (
        <FileView key={ids[place]} file={file} onOpen={setOpen} />
      ))}
      {open !== undefined && (
        <Suspense>
          <Viewer files={pictures} first={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Box>
  )
}

function FileView({ file, onOpen }: { file: UploadedFile | null | undefined; onOpen: (id: string) => void }) {
  const { language, translate } = useSpeaker()
  if (!file) return <Thumbnail file={file} size={large} />
  if (isPicture(file))
    return (
      <ButtonBase
        sx={{ borderRadius: '6px' }}
        aria-label={translate('admin.upload.view', { name: file.name })}
        onClick={() => onOpen(file.id)}
      >
        <Thumbnail file={file} size={large} decorative />
      </ButtonBase>
    )
  return (
    <Link
      href={fileAddress('dealer', file.url)}
      download
      underline="hover"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minBlockSize: 44 }}
    >
      <Thumbnail file={file} size={40} decorative />
      <span>
        <bdi>{file.name}</bdi>
        <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {bytesText(language, file.bytes)}
        </Typography>
      </span>
    </Link>
  )
}
