import Event from '@mui/icons-material/EventAvailableOutlined'
import Button, { type ButtonProps } from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { conversionTypeOf } from '../../schema/leads/conversionType.ts'
import type { Row } from '../core/definition.ts'
import { lazyPart } from '../core/parts/lazyPart.ts'
import { useI18n } from '../core/useI18n.ts'

const ConvertDialog = lazyPart(() => import('./ConvertDialog.tsx').then((file) => ({ default: file.ConvertDialog })))

/** Books a test drive or a service for a lead. */
export function BookButton({ row, ...props }: { row: Row } & Pick<ButtonProps, 'variant' | 'sx'>) {
  const { translate } = useI18n()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...props} startIcon={<Event />} onClick={() => setOpen(true)}>
        {translate(`admin.lead.convert.${conversionTypeOf(row['type'])}`)}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ConvertDialog row={row} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
