import type { ComponentType } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { supportNumbers } from '../../../schema/core/limits.ts'
import { useSession } from '../../../session/index.ts'
import { Icon } from '../parts/Icon.tsx'
import { useBilingual } from '../useBilingual.ts'
import { Boundary } from './Boundary.tsx'

/** Phone numbers and name of the tenant. */
export function Footer({ FootLinks }: { FootLinks: ComponentType }) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const settings = useSession('settings')
  const number = settings?.supportNumber ?? supportNumbers.default
  return (
    <footer className="foot">
      <div className="foot-inside">
        <span data-tenant="name" suppressHydrationWarning>
          {settings ? bilingual(settings.name) : t('app.name')}
        </span>
        <a href={`tel:${number}`}>
          <Icon name="phone" size={20} />
          {t('landing.shell.support')} <bdi dir="ltr">{number}</bdi>
        </a>
        {settings && (
          <Boundary>
            <FootLinks />
          </Boundary>
        )}
      </div>
    </footer>
  )
}
