import { useTranslate } from '../../../i18n/index.ts'
import { Icon } from './Icon.tsx'

/** A button that calls a branch; nothing where the branch has no number. */
export function CallBranch({ phone }: { phone: string | null }) {
  const t = useTranslate()
  if (!phone) return null
  return (
    <a className="button button-quiet" href={`tel:${phone}`}>
      <Icon name="phone" size={20} />
      {t('landing.manage.call')}
    </a>
  )
}
