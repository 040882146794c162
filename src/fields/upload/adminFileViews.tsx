import Box from '@mui/material/Box'
import { Suspense, useState } from 'react'
import { isPicture, Thumbnail } from './adminThumbnail.tsx'
import { useFiles, type KnownFile } from './useAdminFiles.ts'
import { Items } from '../../admin/core/parts/Items.tsx'
import { lazyPart } from '../../admin/core/parts/lazyPart.ts'

const Viewer = lazyPart(() => import('./adminViewer.tsx').then((file) => ({ default: file.Viewer })))
const FileTile = lazyPart(() => import('./adminFileTile.tsx').then((file) => ({ default: file.FileTile })))
const small = 28
const large = 124
const shownInList = 3

/** Files in a list: a few small pictures and the number of further ones. */
export function FileRow({ ids }: { ids: readonly string[] }) {
  const shown = useFiles(ids.slice(0, shownInList))
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, verticalAlign: 'middle' }}>
      {shown.map((file, place) => (
        <Thumbnail key={ids[place]} file={file} size={small} />
      ))}
      {ids.length > shown.length && <bdi dir="ltr">+{ids.length - shown.length}</bdi>}
    </Box>
  )
}

const Waiting = () => (
  <li>
    <Thumbnail file={undefined} size={large} />
  </li>
)

/** Files on a page as tiles: pictures open in the viewer, documents are saved. */
export function FileViews({ ids }: { ids: readonly string[] }) {
  const files = useFiles(ids)
  const [open, setOpen] = useState<string>()
  const pictures = files.filter((file): file is KnownFile => Boolean(file && isPicture(file)))
  return (
    <>
      <Items
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(210px, 260px))' },
          gap: 1.5,
          marginBlockStart: 0.5,
        }}
      >
        {files.map((file, place) =>
          file ? (
            <Suspense key={ids[place]} fallback={<Waiting />}>
              <FileTile file={file} onOpen={setOpen} />
            </Suspense>
          ) : (
            <li key={ids[place]}>
              <Thumbnail file={file} size={large} />
            </li>
          ),
        )}
      </Items>
      {open !== undefined && (
        <Suspense>
          <Viewer files={pictures} first={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
