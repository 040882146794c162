import type { ComponentProps } from 'react'
import { useSession } from '../../../session/index.ts'
import { useSpeaker } from '../../speaker.ts'
import { costOf } from './costOf.ts'
import { ReachPanel } from './ReachPanel.tsx'

interface CampaignReachProps extends Omit<ComponentProps<typeof ReachPanel>, 'foot'> {
  body: { en?: string; ar?: string } | null | undefined
}

/** Whom a campaign would reach, and what that would cost. */
export function CampaignReach({ body, ...wish }: CampaignReachProps) {
  const { translate, format } = useSpeaker()
  const tenant = useSession('staff')?.tenantName ?? { en: '', ar: '' }
  return (
    <ReachPanel
      {...wish}
      foot={(reach) => {
        if (wish.channel === 'push' || !body) return undefined
        const { parts, cost } = costOf(reach, body, tenant)
        if (parts === 0) return undefined
        const said = { parts: format.number(parts) }
        return cost === null
          ? translate('admin.campaign.cost', said)
          : translate('admin.campaign.costMoney', { ...said, cost: format.money(cost) })
      }}
    />
  )
}
