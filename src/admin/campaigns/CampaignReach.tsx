import type { ComponentProps } from 'react'
import { useSession } from '../../session/index.ts'
import { useI18n } from '../core/useI18n.ts'
import { costOf } from './costOf.ts'
import { ReachPanel } from './ReachPanel.tsx'

interface CampaignReachProps extends Omit<ComponentProps<typeof ReachPanel>, 'foot'> {
  body: { en?: string; ar?: string } | null | undefined
}

/** The reach of a campaign and its price. */
export function CampaignReach({ body, ...request }: CampaignReachProps) {
  const { translate, format } = useI18n()
  const tenant = useSession('staff')?.tenantName ?? { en: '', ar: '' }
  return (
    <ReachPanel
      {...request}
      foot={(reach) => {
        if (request.channel === 'push' || !body) return undefined
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
