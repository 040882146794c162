import { useEffect } from 'react'
import { useSession } from '../../../session/index.ts'
import { useI18n } from '../useI18n.ts'

/** The document's title: the page, then the dealership. */
export function PageTitle({ children }: { children: string }) {
  const { code, translate } = useI18n()
  const tenant = useSession('staff')?.tenantName[code] ?? translate('app.name')
  useEffect(() => {
    document.title = `${children} · ${tenant}`
  }, [children, tenant])
  return null
}
