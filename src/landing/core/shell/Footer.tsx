import type { ComponentType } from 'react'
import { Link } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import { supportNumbers } from '../../../schema/core/limits.ts'
import { useSession } from '../../../session/index.ts'
import { usePathTo } from '../navigation.ts'
import { Icon } from '../parts/Icon.tsx'
import { useBilingual } from '../useBilingual.ts'
import { Boundary } from './Boundary.tsx'

/** Phone numbers and name of the tenant. */
export function Footer({ LegalLinks }: { LegalLinks: ComponentType }) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const pathTo = usePathTo()
  const settings = useSession('settings')
  const number = settings?.supportNumber ?? supportNumbers.default
  return (
    <footer className="foot">
      <div className="foot-inside">
        <span>{settings ? bilingual(settings.name) : t('app.name')}</span>
        {settings?.flags['CREATE_LEAD'] && (
          <Link href={pathTo('lead', undefined, { type: 'General Inquiry' })}>
            <Icon name="lead" size={20} />
            {t('landing.shell.contact')}
          </Link>
        )}
        <a href={`tel:${number}`}>
          <Icon name="phone" size={20} />
          {t('landing.shell.support')} <bdi dir="ltr">{number}</bdi>
        </a>
        {settings && (
          <Boundary>
            <LegalLinks />
          </Boundary>
        )}
      </div>
    </footer>
  )
}
