import { useTranslate } from '../../i18n/index.ts'
import { landingLegal } from '../../schema/content/calls.ts'
import { Dialog } from '../core/parts/Dialog.tsx'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { useCall } from '../core/useCall.ts'
import './legal.css'

const points = ['estimate', 'change', 'late', 'data'] as const

/** The tenant's terms or privacy text in a dialog; the product's own text where the tenant has none. */
export function LegalText({ about, onClose }: { about: 'terms' | 'privacy'; onClose: () => void }) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { data, failed } = useCall(landingLegal, {})
  const own = data?.[about]
  return (
    <Dialog title={t(about === 'terms' ? 'landing.book.terms.title' : 'landing.legal.privacy')} onClose={onClose}>
      {!data && !failed && <Skeletons count={3} height={24} />}
      {/* Sanitised by the server on saving: few text tags, no scripts. */}
      {own && <div className="legal" dangerouslySetInnerHTML={{ __html: bilingual(own) }} />}
      {!own && (data || failed) && about === 'privacy' && <p>{t('landing.legal.privacyText')}</p>}
      {!own && (data || failed) && about === 'terms' && (
        <ul className="legal">
          {points.map((point) => (
            <li key={point}>{t(`landing.book.terms.${point}`)}</li>
          ))}
        </ul>
      )}
      {about === 'privacy' && data?.officer && (
        <address className="legal">
          <strong>{t('landing.legal.officer')}</strong>
          {data.officer.name && <span>{bilingual(data.officer.name)}</span>}
          {data.officer.email && (
            <a dir="ltr" href={`mailto:${data.officer.email}`}>
              {data.officer.email}
            </a>
          )}
          {data.officer.phone && (
            <a dir="ltr" href={`tel:${data.officer.phone}`}>
              {data.officer.phone}
            </a>
          )}
        </address>
      )}
      <button type="button" className="button button-quiet" onClick={onClose}>
        {t('landing.parts.close')}
      </button>
    </Dialog>
  )
}
