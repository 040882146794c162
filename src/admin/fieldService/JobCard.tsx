import Camera from '@mui/icons-material/PhotoCameraOutlined'
import Directions from '@mui/icons-material/DirectionsOutlined'
import Phone from '@mui/icons-material/PhoneOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { press } from '../../http/index.ts'
import type { FieldRequest } from '../../schema/fieldService/calls/fieldService.ts'
import { carOf, nextStage, outcomeWord, requestOf } from './fieldRequestTexts.ts'
import { StageLine } from './StageLine.tsx'
import { Wait } from './Wait.tsx'
import { Code } from '../core/parts/Code.tsx'
import { CarPlate } from '../../fields/plate/adminCarPlate.tsx'
import { useI18n } from '../core/useI18n.ts'
import { FinishDialog } from './FinishDialog.tsx'
import { PhotosDialog } from './PhotosDialog.tsx'
import type { StepRequest } from './useSteps.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

interface JobCardProps {
  fieldRequest: FieldRequest
  /** Folded while earlier jobs are open. */
  folded: boolean
  /** Its position in the day. */
  number: number
  now: number
  /** Stored on the phone until there is a connection. */
  waits: boolean
  onStep: (to: string, request?: StepRequest) => Promise<Record<string, string> | null>
}
const big = { minBlockSize: 52, fontSize: 16 } as const
const way = { minBlockSize: 48, flex: 1 } as const
const mapsLink = ({ lat, lng }: NonNullable<FieldRequest['point']>) => `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`

/** One job of the day with all actions; the next stage is the large button. */
export function JobCard({ fieldRequest, folded, number, now, waits, onStep }: JobCardProps) {
  const i18n = useI18n()
  const { translate, format } = i18n
  const [shown, setShown] = useState(false)
  const [open, setOpen] = useState<'finish' | 'photos' | null>(null)
  const { kind, stage, ref, customer, vehicle, address, note, destination, photos, status, outcome } = fieldRequest
  const next = nextStage(fieldRequest)
  const over = status === 'closed'
  const there = stage === 'onSite' || stage === 'towing'
  const name = requestOf(i18n, fieldRequest)
  return (
    <Box
      component="li"
      aria-label={`${number}. ${name}, ${ref}`}
      sx={{
        border: 1,
        borderColor: there || stage === 'enRoute' ? 'primary.main' : 'divider',
        borderRadius: 3,
        bgcolor: over ? 'surface.sunken' : 'background.paper',
        padding: 2,
        display: 'grid',
        gap: 1.25,
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start' }}>
        <Box
          aria-hidden
          sx={{
            inlineSize: 32,
            blockSize: 32,
            borderRadius: '50%',
            bgcolor: 'surface.brand',
            color: 'primary.main',
            display: 'grid',
            placeItems: 'center',
            fontWeight: 700,
            flex: 'none',
          }}
        >
          {format.number(number)}
        </Box>
        <Box sx={{ minInlineSize: 0, flex: 1 }}>
          <Typography component="h2" variant="h2">
            {name}
          </Typography>
          <Box sx={{ fontSize: 13.5, color: 'text.secondary' }}>
            {customer && <bdi>{customer.name}</bdi>}
            {' · '}
            <Code>{ref}</Code>
          </Box>
        </Box>
        {vehicle && <CarPlate car={vehicle} />}
      </Box>
      <StageLine fieldRequest={fieldRequest} />
      <Wait fieldRequest={fieldRequest} now={now} />
      <Box sx={{ display: 'grid', gap: 0.5, fontSize: 14.5, '& > *': { overflowWrap: 'anywhere' } }}>
        {carOf(i18n, fieldRequest) && <bdi>{carOf(i18n, fieldRequest)}</bdi>}
        {address && <div dir="auto">{address}</div>}
        {note && <div dir="auto">{note}</div>}
        {destination && (
          <div>
            {translate('admin.driving.towTo')} <bdi>{destination}</bdi>
          </div>
        )}
        {over && outcome && <strong>{outcomeWord(i18n, kind, outcome)}</strong>}
      </Box>
      {waits && (
        <Box role="status" sx={{ fontSize: 13.5, fontWeight: 600, color: 'warning.main' }}>
          {translate('admin.driving.waitsToSend')}
        </Box>
      )}
      {!over && folded && (
        <Button
          aria-expanded={shown}
          aria-label={`${translate(shown ? 'admin.driving.less' : 'admin.driving.more')}, ${ref}`}
          onClick={() => setShown(!shown)}
          sx={{ minBlockSize: 44 }}
        >
          {translate(shown ? 'admin.driving.less' : 'admin.driving.more')}
        </Button>
      )}
      {!over && (!folded || shown) && (
        <>
          <Box sx={{ display: 'flex', gap: 1 }}>
            {customer?.mobile && !customer.mobile.includes('•') && (
              <Button variant="outlined" startIcon={<Phone />} href={`tel:${customer.mobile}`} sx={way}>
                {translate('admin.driving.call')}
              </Button>
            )}
            {fieldRequest.point && (
              <Button
                variant="outlined"
                startIcon={<Directions />}
                href={mapsLink(fieldRequest.point)}
                target="_blank"
                rel="noreferrer"
                sx={way}
              >
                {translate('admin.driving.directions')}
              </Button>
            )}
          </Box>
          <Button variant="outlined" startIcon={<Camera />} onClick={() => setOpen('photos')} sx={{ minBlockSize: 48 }}>
            {photos.length > 0 ? translate('admin.driving.photosCount', { smart_count: photos.length }) : translate('admin.driving.photos')}
          </Button>
          {stage === 'onSite' && kind === 'roadsideAssistance' && (
            <Button variant="outlined" onClick={press(() => onStep('towing'))} sx={big}>
              {translate('admin.driving.step.towing')}
            </Button>
          )}
          {next ? (
            <Button variant="contained" onClick={press(() => onStep(next))} sx={{ ...big, minBlockSize: 60 }}>
              {translate(namedKey(`admin.driving.step.${next}`))}
            </Button>
          ) : (
            <Button variant="contained" color="success" onClick={() => setOpen('finish')} sx={{ ...big, minBlockSize: 60 }}>
              {translate('admin.driving.finish')}
            </Button>
          )}
          {next && (
            <Button onClick={() => setOpen('finish')} sx={{ minBlockSize: 44, color: 'text.secondary' }}>
              {translate('admin.driving.notPossible')}
            </Button>
          )}
        </>
      )}
      {open === 'finish' && (
        <FinishDialog fieldRequest={fieldRequest} onClose={() => setOpen(null)} onFinish={(request) => onStep('done', request)} />
      )}
      {open === 'photos' && (
        <PhotosDialog fieldRequest={fieldRequest} onClose={() => setOpen(null)} onSave={(request) => onStep(stage, request)} />
      )}
    </Box>
  )
}
