import { useState } from 'react'
import { press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import type { CustomerRequest } from '../../schema/fieldService/calls/requests.ts'
import { cancelRequest } from '../../schema/fieldService/calls.ts'
import { call } from '../core/api.ts'
import { Dialog } from '../core/parts/Dialog.tsx'
import { useSending } from '../core/steps/useSending.ts'

interface CancelRequestProps {
  request: CustomerRequest
  onCancelled: (request: CustomerRequest) => void
  /** A driver has arrived, or the request is closed: reloads it. */
  onRefused: () => void
}

/** Cancels a request after a confirmation. */
export function CancelRequest({ request: { id, kind }, onCancelled, onRefused }: CancelRequestProps) {
  const t = useTranslate()
  const [asking, setAsking] = useState(false)
  const { send, complaint, complain } = useSending(
    async () => {
      const { request } = await call(cancelRequest, {}, { params: { id }, blocking: true, quiet: 'silent' })
      setAsking(false)
      onCancelled(request)
    },
    (failure) => {
      if (failure.code !== 'moveNotAllowed') return false
      onRefused()
      return t('landing.request.tooLate')
    },
  )
  const close = () => {
    complain(undefined)
    setAsking(false)
  }
  return (
    <>
      <button type="button" className="button button-plain" onClick={() => setAsking(true)}>
        {t('landing.request.cancel')}
      </button>
      {asking && (
        <Dialog title={t(`landing.request.cancelTitle.${kind}`)} onClose={close}>
          <p className="field-error" role="alert">
            {complaint}
          </p>
          <div className="stack-tight">
            <button type="button" className="button button-danger button-danger-sure button-wide" onClick={press(() => send())}>
              {t('landing.request.cancelSure')}
            </button>
            <button type="button" className="button button-quiet button-wide" onClick={close}>
              {t('landing.manage.keep')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
