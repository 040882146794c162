import { press } from '../../http/index.ts'
import { useTranslate, useLanguage } from '../../i18n/index.ts'
import { download } from '../../http/download.ts'
import { keepFile } from '../../http/keepFile.ts'
import { Icon } from '../core/parts/Icon.tsx'
import { useSending } from '../core/steps/useSending.ts'
import { useLinkHeaders } from '../appointments/index.ts'

/** The receipt of a payment as PDF, in the language of the page. */
export function SaveReceipt({ orderId }: { orderId: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const headers = useLinkHeaders()
  const { send, complaint } = useSending(async () => {
    const came = await download('landing', `/documents/receipt/${encodeURIComponent(orderId)}?language=${language}`, { headers: headers() })
    if ('blob' in came) keepFile(came.blob, came.name)
  })
  return (
    <>
      <button type="button" className="button button-quiet button-wide" onClick={press(() => send())}>
        <Icon name="payment" size={20} />
        {t('landing.tamara.saveReceipt')}
      </button>
      <p className="field-error" role="alert">
        {complaint}
      </p>
    </>
  )
}
