import Logged from '@mui/icons-material/PhoneCallbackOutlined'
import Button, { type ButtonProps } from '@mui/material/Button'
import { Suspense, useState } from 'react'
import type { Row } from '../core/definition.ts'
import { lazyPart } from '../core/parts/lazyPart.ts'
import { useI18n } from '../core/useI18n.ts'

const ContactDialog = lazyPart(() => import('./ContactDialog.tsx').then((file) => ({ default: file.ContactDialog })))

/** Logs a contact with a lead. */
export function LogButton({ row, ...props }: { row: Row } & Pick<ButtonProps, 'variant' | 'sx'>) {
  const { translate } = useI18n()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...props} startIcon={<Logged />} onClick={() => setOpen(true)}>
        {translate('admin.lead.contact.log')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ContactDialog lead={row} channel="call" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
