import Earlier from '@mui/icons-material/ArrowUpwardOutlined'
import Later from '@mui/icons-material/ArrowDownwardOutlined'
import Remove from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { bytesText } from '../../media/bytesText.ts'
import type { UploadedFile } from '../../schema/files/calls/uploads.ts'
import { useI18n } from '../../admin/core/useI18n.ts'
import { Thumbnail } from './adminThumbnail.tsx'

interface KeptFileProps {
  file: UploadedFile | null | undefined
  /** Its size in bytes before compression, if it was just uploaded. */
  before: number | undefined
  disabled: boolean
  onRemove: () => void
  /** Among several files: moves it one position earlier or later. */
  onEarlier?: (() => void) | undefined
  onLater?: (() => void) | undefined
  /** Further actions, such as replacing it. */
  children?: ReactNode
}
const pictureSize = 56

function Act({ label, disabled, onClick, children }: { label: string; disabled: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          size="small"
          aria-label={label}
          disabled={disabled}
          onClick={onClick}
          sx={{ inlineSize: { xs: 44, sm: 34 }, blockSize: { xs: 44, sm: 34 } }}
        >
          {children}
        </IconButton>
      </span>
    </Tooltip>
  )
}

/** A file of the form: picture, name and actions. */
export function KeptFile({ file, before, disabled, onRemove, onEarlier, onLater, children }: KeptFileProps) {
  const { language, translate } = useI18n()
  const name = file?.name ?? translate('admin.upload.missing')
  const words = { name }
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        columnGap: 1.5,
        minWidth: 0,
        paddingBlock: 0.75,
      }}
    >
      <Thumbnail file={file} size={pictureSize} decorative />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="div" variant="body2" noWrap>
          <bdi>{name}</bdi>
        </Typography>
        {file && (
          <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
            {before !== undefined && before > file.bytes
              ? translate('admin.upload.saved', { before: bytesText(language, before), after: bytesText(language, file.bytes) })
              : bytesText(language, file.bytes)}
          </Typography>
        )}
        {children}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', flex: { xs: onEarlier || onLater ? '1 0 100%' : 'none', sm: 'none' } }}>
        {(onEarlier ?? onLater) && (
          <>
            <Act label={translate('admin.upload.earlier', words)} disabled={disabled || !onEarlier} onClick={() => onEarlier?.()}>
              <Earlier fontSize="small" />
            </Act>
            <Act label={translate('admin.upload.later', words)} disabled={disabled || !onLater} onClick={() => onLater?.()}>
              <Later fontSize="small" />
            </Act>
          </>
        )}
        <Act label={translate('admin.upload.remove', words)} disabled={disabled} onClick={onRemove}>
          <Remove fontSize="small" />
        </Act>
      </Box>
    </Box>
  )
}
