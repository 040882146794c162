import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { shapeOf, type Area } from '../../media/index.ts'
import { uploadRules, type UploadKind } from '../../schema/core/uploads.ts'
import { useI18n } from '../../admin/core/useI18n.ts'

interface CropDialogProps {
  picture: File
  kind: UploadKind
  onUse: (area: Area) => void
  onCancel: () => void
}
const maxZoom = 4
const keyStep = 8

/** Chooses the part of a picture that is used, by pointer, touch or keys. */
export function CropDialog({ picture, kind, onUse, onCancel }: CropDialogProps) {
  const { translate } = useI18n()
  const id = useId()
  const phone = useMediaQuery('(max-width:600px)')
  const [address, setAddress] = useState<string>()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [whole, setWhole] = useState<number>()
  useEffect(() => {
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  const { size } = uploadRules[kind]
  // The zoom is limited by the picture's pixels.
  const nearest = size && whole ? Math.max(1, Math.min(maxZoom, whole / size.width)) : maxZoom
  return (
    <Dialog open onClose={onCancel} fullWidth fullScreen={phone} maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('admin.upload.cropTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, gridTemplateRows: 'minmax(240px, 1fr) auto auto' }}>
        {/* Positions inside count from the left in both languages. */}
        <Box
          dir="ltr"
          sx={{ position: 'relative', blockSize: { xs: '100%', sm: '52vh' }, borderRadius: 2, overflow: 'hidden', bgcolor: '#10151c' }}
        >
          {address && (
            <Cropper
              disableAutomaticStylesInjection
              image={address}
              crop={crop}
              zoom={zoom}
              maxZoom={nearest}
              aspect={shapeOf(kind) ?? 1}
              keyboardStep={keyStep}
              onCropChange={setCrop}
              onZoomChange={(wanted) => setZoom(Math.min(nearest, Math.max(1, wanted)))}
              onCropAreaChange={(_, pixels) => {
                setArea(pixels)
                setWhole((known) => known ?? pixels.width)
              }}
              cropperProps={{ role: 'group', 'aria-label': translate('admin.upload.cropHelp') }}
              mediaProps={{ alt: '' }}
            />
          )}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, paddingInline: 1 }}>
          <Typography id={`${id}-zoom`} variant="body2">
            {translate('admin.upload.zoom')}
          </Typography>
          <Slider
            size="small"
            aria-labelledby={`${id}-zoom`}
            min={1}
            max={nearest}
            step={0.05}
            value={zoom}
            disabled={nearest === 1}
            onChange={(_, wanted) => setZoom(Number(wanted))}
          />
        </Box>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {translate('admin.upload.cropHelp')} {size && translate('admin.upload.cropSize', size)}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('admin.upload.cropCancel')}</Button>
        <Button autoFocus variant="contained" onClick={() => area && onUse(area)}>
          {translate('admin.upload.cropUse')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
