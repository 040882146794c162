import Download from '@mui/icons-material/FileDownloadOutlined'
import Document from '@mui/icons-material/PictureAsPdfOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { fileAddress } from '../../http/fileAddress.ts'
import { bytesText } from '../../media/bytesText.ts'
import { fileTypes } from '../../schema/core/uploads.ts'
import { useI18n } from '../../admin/core/useI18n.ts'
import { isPicture, Thumbnail } from './adminThumbnail.tsx'
import type { KnownFile } from './useAdminFiles.ts'

const height = 124
const front = {
  display: 'grid',
  gridTemplateColumns: '100%',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: height,
  bgcolor: 'surface.sunken',
  overflow: 'hidden',
}
/** The short name of a type: 'PDF'. */
const typeText = (mime: string): string => (fileTypes as Readonly<Record<string, readonly string[]>>)[mime]?.[0]?.toUpperCase() ?? mime

/** A file as a tile: picture, name, type, size and day; pictures open in the viewer, every file can be saved. */
export function FileTile({ file, onOpen }: { file: KnownFile; onOpen: (id: string) => void }) {
  const { language, translate, format } = useI18n()
  const facts = [typeText(file.mime), bytesText(language, file.bytes), ...(file.createdAt ? [format.date(file.createdAt)] : [])]
  const words = { name: file.name }
  return (
    <Box
      component="li"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden', bgcolor: 'background.paper', minInlineSize: 0 }}
    >
      {isPicture(file) ? (
        <ButtonBase
          aria-label={translate('admin.upload.view', words)}
          onClick={() => onOpen(file.id)}
          sx={{
            ...front,
            '& img': { inlineSize: '100%', blockSize: height, border: 0, borderRadius: 0 },
            '&:focus-visible': { outlineOffset: -3 },
          }}
        >
          <Thumbnail file={file} size={height} decorative />
        </ButtonBase>
      ) : (
        <Box aria-hidden sx={{ ...front, color: 'text.secondary' }}>
          <Document sx={{ fontSize: 44 }} />
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          padding: 1,
          paddingInlineStart: 1.5,
          borderBlockStart: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: 1, minInlineSize: 0 }}>
          {/* Overflowing text is cut at its end, also in a script of the other direction. */}
          <Typography
            component="bdi"
            variant="body2"
            title={file.name}
            noWrap
            sx={{ display: 'block', inlineSize: 'fit-content', maxInlineSize: '100%', fontWeight: 550 }}
          >
            {file.name}
          </Typography>
          <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
            {facts.map((fact, place) => (
              <span key={fact}>
                {place > 0 && ' · '}
                <bdi>{fact}</bdi>
              </span>
            ))}
          </Typography>
        </Box>
        <IconButton
          component="a"
          href={fileAddress('dealer', file.url)}
          download={file.name}
          title={translate('admin.upload.download')}
          aria-label={translate('admin.upload.downloadOne', words)}
          sx={{ inlineSize: { xs: 44, sm: 36 }, blockSize: { xs: 44, sm: 36 }, flex: 'none' }}
        >
          <Download fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  )
}
