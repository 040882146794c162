import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, type PointerEvent } from 'react'
import { useI18n } from '../../core/useI18n.ts'

/** What was drawn; another value after each stroke. */
export interface Drawing {
  canvas: HTMLCanvasElement
}
/** The drawing as a PNG with dark lines on white. */
export async function pictureOf({ canvas }: Drawing): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  return new File([blob ?? ''], 'signature.png', { type: 'image/png' })
}
const size = { width: 600, height: 200 }
/** Dark on white in both colour schemes: the picture is kept and printed. */
const [ink, paper] = ['#111827', '#ffffff']

interface SignaturePadProps {
  drawing: Drawing | null
  onChange: (drawing: Drawing | null) => void
}

/** A canvas to sign on with finger, pen or mouse. */
export function SignaturePad({ drawing, onChange }: SignaturePadProps) {
  const { translate } = useI18n()
  const canvas = useRef<HTMLCanvasElement>(null)
  const last = useRef<{ x: number; y: number } | null>(null)
  const at = (event: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return { x: ((event.clientX - left) * size.width) / width, y: ((event.clientY - top) * size.height) / height }
  }
  const wipe = () => {
    const context = canvas.current?.getContext('2d')
    if (!context) return undefined
    context.fillStyle = paper
    context.fillRect(0, 0, size.width, size.height)
    return context
  }
  const line = (to: { x: number; y: number }) => {
    const context = drawing ? canvas.current?.getContext('2d') : wipe()
    const from = last.current
    if (!context || !from) return
    Object.assign(context, { strokeStyle: ink, lineWidth: 3, lineCap: 'round', lineJoin: 'round' })
    context.beginPath()
    context.moveTo(from.x, from.y)
    context.lineTo(to.x, to.y)
    context.stroke()
    last.current = to
    if (canvas.current) onChange({ canvas: canvas.current })
  }
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', inlineSize: '100%' }}>
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={translate('admin.handover.signHere')}
        {...size}
        onPointerDown={(event: PointerEvent<HTMLCanvasElement>) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          last.current = at(event)
        }}
        onPointerMove={(event: PointerEvent<HTMLCanvasElement>) => last.current && line(at(event))}
        onPointerUp={() => (last.current = null)}
        onPointerCancel={() => (last.current = null)}
        sx={{
          inlineSize: '100%',
          maxInlineSize: 480,
          aspectRatio: '3 / 1',
          border: '1px dashed',
          borderColor: 'text.secondary',
          borderRadius: 2,
          bgcolor: paper,
          touchAction: 'none',
          cursor: 'crosshair',
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }} aria-hidden>
          {translate('admin.handover.signHere')}
        </Box>
        {drawing && (
          <Button
            size="small"
            onClick={() => {
              wipe()
              onChange(null)
            }}
            sx={{ minHeight: { xs: 44, sm: 30 } }}
          >
            {translate('admin.handover.signClear')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
