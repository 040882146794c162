import Sheet from '@mui/icons-material/FactCheckOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { inspectionPoints } from '../../schema/workshop/inspection.ts'
import { FileViews } from '../../fields/upload/adminFileViews.tsx'
import type { Row } from '../core/definition.ts'
import { Items } from '../core/parts/Items.tsx'
import { lazyPart } from '../core/parts/lazyPart.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { Skeleton } from '../core/parts/Skeleton.tsx'
import { useI18n } from '../core/useI18n.ts'
import { markIcons } from './markIcons.ts'
import { useInspection } from './useInspection.ts'

const InspectionSheet = lazyPart(() => import('./InspectionSheet.tsx').then((file) => ({ default: file.InspectionSheet })))
const tones = { soon: 'meaning.caution', now: 'meaning.critical' } as const

interface InspectionProps {
  row: Row
  work: readonly Row[]
  changeable: boolean
  onChanged: () => unknown
}

/** The inspection of the car: what was found, and the sheet that is filled by tapping; before it has begun only the button that opens it. */
export function Inspection({ row, work, changeable, onChanged }: InspectionProps) {
  const { translate } = useI18n()
  const [open, setOpen] = useState(false)
  const inspection = useInspection(row)
  const { results, waiting } = inspection
  if (inspection.pending) return null
  const begun = results.size > 0
  const toggle = changeable && (
    <Button
      size="small"
      startIcon={<Sheet />}
      aria-expanded={begun || open ? open : undefined}
      onClick={() => setOpen((last) => !last)}
      sx={{ minHeight: { xs: 44, sm: 32 } }}
    >
      {translate(open ? 'admin.inspection.close' : begun ? 'admin.inspection.open' : 'admin.inspection.start')}
    </Button>
  )
  if (!begun && !open) return toggle
  const found = (['now', 'soon'] as const).flatMap((mark) =>
    inspectionPoints.flatMap((point) => {
      const one = results.get(point)
      return one?.mark === mark ? [{ point, mark, photos: one.photos }] : []
    }),
  )
  const good = results.size - found.length
  const progress = translate('admin.inspection.progress', { done: results.size, all: inspectionPoints.length })
  return (
    <Panel title={translate('admin.inspection.title')} text={progress} action={toggle}>
      {waiting > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ marginBlockEnd: 1.5 }}>
          {translate('admin.inspection.waits', { smart_count: waiting })}
        </Alert>
      )}
      {open ? (
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <InspectionSheet row={row} work={work} inspection={inspection} onChanged={onChanged} />
        </Suspense>
      ) : (
        <>
          <Items>
            {found.map(({ point, mark, photos }) => {
              const Sign = markIcons[mark]
              return (
                <Box component="li" key={point} sx={{ paddingBlock: 1, borderBlockStart: '1px solid', borderColor: 'divider' }}>
                  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                    <Typography component="span" sx={{ fontWeight: 600, flex: 1, minInlineSize: 0 }}>
                      {translate(wordKey('inspectionPoint', point))}
                    </Typography>
                    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 600, color: tones[mark] }}>
                      <Sign aria-hidden fontSize="small" />
                      {translate(wordKey('inspectionMark', mark))}
                    </Box>
                  </Box>
                  {photos.length > 0 && <FileViews ids={photos} />}
                </Box>
              )
            })}
          </Items>
          {good > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary', paddingBlockStart: found.length > 0 ? 1 : 0 }}>
              {found.length > 0 ? translate('admin.inspection.good', { smart_count: good }) : translate('admin.inspection.allGood')}
            </Typography>
          )}
        </>
      )}
    </Panel>
  )
}
