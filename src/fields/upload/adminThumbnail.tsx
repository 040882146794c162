import Broken from '@mui/icons-material/BrokenImageOutlined'
import Document from '@mui/icons-material/PictureAsPdfOutlined'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { fileAddress } from '../../http/fileAddress.ts'
import { useTranslate } from '../../i18n/index.ts'
import type { UploadedFile } from '../../schema/files/calls/uploads.ts'
import { Skeleton } from '../../admin/core/parts/Skeleton.tsx'

interface ThumbnailProps {
  file: UploadedFile | null | undefined
  /** Its height in pixels; wide pictures are wider. */
  size: number
  /** It is beside its name, so screen readers skip it. */
  decorative?: boolean
}

const wide = 1.4
/** Whether the browser can show the file as a picture. */
export const isPicture = (file: UploadedFile): boolean => file.mime.startsWith('image/')

/** A small picture of a file, or the icon of its type. */
export function Thumbnail({ file, size, decorative }: ThumbnailProps) {
  const translate = useTranslate()
  const [failed, setFailed] = useState('')
  if (file === undefined) return <Skeleton variant="rounded" width={size} height={size} />
  const across = file?.width && file.height && file.width > file.height * 1.2 ? size * wide : size
  const frame = { inlineSize: across, blockSize: size, borderRadius: '6px', border: 1, borderColor: 'divider', flex: 'none' } as const
  const name = file?.name ?? translate('admin.upload.missing')
  if (file && isPicture(file) && failed !== file.url)
    return (
      <Box
        component="img"
        src={fileAddress('dealer', file.url)}
        alt={decorative ? '' : name}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(file.url)}
        sx={{ ...frame, objectFit: 'cover', bgcolor: 'surface.sunken', display: 'block' }}
      />
    )
  const Icon = file && !isPicture(file) ? Document : Broken
  const spoken = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <Box
      component="span"
      {...spoken}
      sx={{ ...frame, display: 'grid', placeItems: 'center', bgcolor: 'surface.sunken', color: 'text.secondary' }}
    >
      <Icon sx={{ fontSize: Math.round(size * 0.5) }} />
    </Box>
  )
}
