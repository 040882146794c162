import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { namedKey } from '../../schema/core/dataKeys.ts'
import { inspectionSections } from '../../schema/workshop/inspection.ts'
import type { Row } from '../core/definition.ts'
import { Items } from '../core/parts/Items.tsx'
import { useI18n } from '../core/useI18n.ts'
import { InspectionPoint } from './InspectionPoint.tsx'
import { RowDialog } from './RowDialog.tsx'
import type { useInspection } from './useInspection.ts'
import { useOffers } from './useOffers.ts'
import { workFields } from './workFields.ts'

interface InspectionSheetProps {
  row: Row
  work: readonly Row[]
  inspection: ReturnType<typeof useInspection>
  onChanged: () => unknown
}

/** The sheet by section: one tap sets a point, with its photos and the work that is offered for what is not in order. */
export function InspectionSheet({ row, work, inspection, onChanged }: InspectionSheetProps) {
  const { translate } = useI18n()
  const [other, setOther] = useState<readonly string[]>()
  const { offers, present, propose } = useOffers(row, work, onChanged)
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minInlineSize: 0 }}>
      {Object.entries(inspectionSections).map(([section, points]) => (
        <section key={section}>
          <Typography component="h3" variant="h3" sx={{ marginBlockEnd: 0.5 }}>
            {translate(namedKey(`admin.inspection.sections.${section}`))}
          </Typography>
          <Items>
            {points.map((point) => (
              <InspectionPoint
                key={point}
                point={point}
                result={inspection.results.get(point)}
                offers={offers.filter((one) => one.points.includes(point))}
                offered={present.some((one) => one.points.includes(point))}
                onMark={(mark) => inspection.set(point, { mark })}
                onPhoto={(file) => inspection.addPhoto(point, file)}
                onOffer={propose}
                onOther={setOther}
              />
            ))}
          </Items>
        </section>
      ))}
      {other && (
        <RowDialog
          resource="jobServices"
          title={translate('admin.job.addWork')}
          fields={workFields}
          known={{ appointmentId: row.id, photos: other }}
          onDone={onChanged}
          onClose={() => setOther(undefined)}
        />
      )}
    </Box>
  )
}
