import { useEffect } from 'react'
import { toastLifetime, toasts, useToasts, type Toast } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { Icon } from '../parts/Icon.tsx'
import { namedKey } from '../../../schema/core/dataKeys.ts'

function ToastLine({ toast }: { toast: Toast }) {
  const t = useTranslate()
  useEffect(() => {
    // A notice with an action stays until it is used or closed.
    if (toast.action) return
    const timer = setTimeout(() => toasts.dismiss(toast.id), toastLifetime[toast.kind])
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <div className={`toast toast-${toast.kind}`} role={toast.kind === 'error' ? 'alert' : 'status'}>
      <Icon name={toast.kind === 'error' ? 'warning' : 'check'} size={22} />
      <span>{toast.text ?? t(namedKey(toast.key ?? ''))}</span>
      {toast.action && (
        <button type="button" className="button" onClick={toast.action.run}>
          {t(toast.action.key)}
        </button>
      )}
      <button type="button" className="toast-close" aria-label={t('landing.parts.dismiss')} onClick={() => toasts.dismiss(toast.id)}>
        <Icon name="close" size={20} />
      </button>
    </div>
  )
}

/** Draws the notices of the HTTP client. */
export function Toasts() {
  const shown = useToasts()
  return (
    <div className="toasts">
      {shown.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </div>
  )
}
