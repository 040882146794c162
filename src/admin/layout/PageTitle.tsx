import { useEffect } from 'react'
import { useSession } from '../../session/index.ts'
import { useSpeaker } from '../speaker.ts'

/** The document's title: the page, then the dealership. */
export function PageTitle({ children }: { children: string }) {
  const { code, translate } = useSpeaker()
  const tenant = useSession('staff')?.tenantName[code] ?? translate('app.name')
  useEffect(() => {
    document.title = `${children} · ${tenant}`
  }, [children, tenant])
  return null
}
