import Add from '@mui/icons-material/AddOutlined'
import Camera from '@mui/icons-material/PhotoCameraOutlined'
import Done from '@mui/icons-material/CheckOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId, useRef } from 'react'
import { FileRow } from '../../fields/upload/adminFileViews.tsx'
import { SendingFile } from '../../fields/upload/adminSendingFile.tsx'
import { press } from '../../http/index.ts'
import { useSendings } from '../../media/useSendings.ts'
import type { OfferedService } from '../../schema/appointments/index.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { maxFiles } from '../../schema/core/uploads.ts'
import type { Word } from '../../schema/enumerations.ts'
import { inspectionMarks } from '../../schema/workshop/inspection.ts'
import { toneOf } from '../core/theme/tones.ts'
import { useI18n } from '../core/useI18n.ts'
import { markIcons } from './markIcons.ts'
import type { PointResult } from './useInspection.ts'

interface InspectionPointProps {
  point: Word<'inspectionPoint'>
  result: PointResult | undefined
  /** Services that put the point right and are not in the job. */
  offers: readonly OfferedService[]
  /** One of them is in the job. */
  offered: boolean
  onMark: (mark: Word<'inspectionMark'>) => void
  /** A photo was stored as this file. */
  onPhoto: (file: string) => void
  onOffer: (one: OfferedService, photos: readonly string[]) => Promise<unknown>
  /** Other work is to be typed, with these photos. */
  onOther: (photos: readonly string[]) => void
}

/** One point of the sheet: good, soon or now by one tap, photos from the camera, and work to offer. */
export function InspectionPoint({ point, result, offers, offered, onMark, onPhoto, onOffer, onOther }: InspectionPointProps) {
  const { translate, format, code } = useI18n()
  const id = useId()
  const camera = useRef<HTMLInputElement>(null)
  const sending = useSendings({ side: 'dealer', kind: 'general', onDone: ({ id: file }) => onPhoto(file) })
  const name = translate(wordKey('inspectionPoint', point))
  const photos = result?.photos ?? []
  const wrong = result !== undefined && result.mark !== 'fine'
  const take = (input: HTMLInputElement) => {
    sending.begin([...(input.files ?? [])].slice(0, maxFiles - photos.length))
    // The same file again must be a change as well.
    input.value = ''
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 44px', md: 'minmax(0, 1fr) minmax(0, 330px) 44px' },
        alignItems: 'center',
        columnGap: 1,
        rowGap: 0.75,
        minBlockSize: 60,
        paddingBlock: 1,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography component="span" id={id} sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Box
        role="group"
        aria-labelledby={id}
        sx={{
          gridColumn: { xs: '1 / -1', md: 2 },
          gridRow: { xs: 2, md: 1 },
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gap: 0.75,
        }}
      >
        {inspectionMarks.map((mark) => {
          const Sign = markIcons[mark]
          const chosen = result?.mark === mark
          const tone = `meaning.${toneOf('inspectionMark', mark) ?? 'neutral'}`
          return (
            <ButtonBase
              key={mark}
              aria-pressed={chosen}
              onClick={() => (chosen ? undefined : onMark(mark))}
              sx={{
                minBlockSize: 44,
                gap: 0.5,
                paddingInline: 0.5,
                borderRadius: '8px',
                border: '1.5px solid',
                borderColor: chosen ? tone : 'surface.control',
                bgcolor: chosen ? tone : 'background.paper',
                color: chosen ? 'background.paper' : 'text.primary',
                font: 'inherit',
                fontWeight: 600,
                '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
              }}
            >
              <Box component={Sign} aria-hidden sx={{ fontSize: 20, color: chosen ? 'inherit' : tone }} />
              {translate(wordKey('inspectionMark', mark))}
            </ButtonBase>
          )
        })}
      </Box>
      <Box sx={{ gridColumn: { xs: 2, md: 3 }, gridRow: 1 }}>
        {result && photos.length < maxFiles && (
          <>
            <IconButton
              aria-label={translate('admin.inspection.photo', { point: name })}
              onClick={() => camera.current?.click()}
              sx={{ inlineSize: 44, blockSize: 44 }}
            >
              <Camera />
            </IconButton>
            <input
              ref={camera}
              type="file"
              hidden
              tabIndex={-1}
              aria-hidden
              accept="image/*"
              capture="environment"
              onChange={({ target }) => take(target)}
            />
          </>
        )}
      </Box>
      {(photos.length > 0 || sending.items.length > 0) && (
        <Box sx={{ gridColumn: '1 / -1', minInlineSize: 0 }}>
          {photos.length > 0 && <FileRow ids={photos} />}
          {sending.items.map((item) => (
            <SendingFile key={item.key} item={item} onAgain={() => sending.again(item.key)} onDrop={() => sending.drop(item.key)} />
          ))}
        </Box>
      )}
      {wrong && (
        <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {offered ? (
            <Typography variant="body2" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}>
              <Done aria-hidden fontSize="small" />
              {translate('admin.inspection.offered')}
            </Typography>
          ) : (
            offers.map((one) => (
              <Button
                key={one.code}
                size="small"
                variant="outlined"
                startIcon={<Add />}
                onClick={press(() => onOffer(one, photos))}
                sx={{ minHeight: 44 }}
              >
                {translate('admin.inspection.offer', { name: one.name[code], price: format.money(one.price) })}
              </Button>
            ))
          )}
          {!offered && offers.length === 0 && (
            <Button size="small" startIcon={<Add />} onClick={() => onOther(photos)} sx={{ minHeight: 44 }}>
              {translate('admin.inspection.other')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}
