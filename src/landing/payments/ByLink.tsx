import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import { usePathTo } from '../core/navigation.ts'
import { LinkOver } from '../core/parts/LinkOver.tsx'
import { Missing } from '../core/parts/Missing.tsx'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { Asking, isLinkOver, useLinkSession } from '../appointments/index.ts'

/** Opens the session of a booking's link; the components below can pay for that booking only. */
export function ByLink({ link, children }: { link: string; children: ReactNode }) {
  const t = useTranslate()
  const pathTo = usePathTo()
  const { enter, ask, headers } = useLinkSession(link)
  const [state, setState] = useState<'asking' | 'here' | 'over' | 'failed'>('asking')
  const way = useMemo(() => ({ ask, link, headers }), [ask, link, headers])
  useEffect(() => {
    if (state !== 'asking') return
    let left = false
    enter()
      .then(() => left || setState('here'))
      .catch((failure: unknown) => left || setState(isLinkOver(failure) ? 'over' : 'failed'))
    return () => {
      left = true
    }
  }, [enter, state])
  if (state === 'over')
    return (
      <LinkOver text={t('landing.visit.over')}>
        <Link href={pathTo('manage-service-tamara')} className="button button-primary">
          {t('landing.visit.byMobile')}
        </Link>
      </LinkOver>
    )
  if (state === 'failed') return <Missing again={() => setState('asking')} />
  if (state === 'asking') return <Skeletons count={2} height={180} />
  return <Asking value={way}>{children}</Asking>
}
