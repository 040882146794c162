import Approve from '@mui/icons-material/VerifiedOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { toasts } from '../../http/index.ts'
import { useSession } from '../../session/index.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { AskDialog } from '../core/pages/AskDialog.tsx'
import { useRowAction } from '../core/show/useMove.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { approveCampaign } from '../../schema/campaigns/calls.ts'

/** The approval button, for anyone but the campaign's author. */
export function CampaignActions({ row }: { row: Row }) {
  const { translate, format } = useI18n()
  const may = useMay()
  const me = useSession('staff')?.id
  const [asking, setAsking] = useState(false)
  const { run, current } = useRowAction('campaigns')
  const wrote = row['createdBy'] === me || row['authorId'] === me
  if (row['status'] !== 'scheduled' || row['approverId'] || wrote || !may('approve', 'campaigns', row)) return null
  const at = row['scheduleAt']
  const later = typeof at === 'string' && Date.parse(at) > Date.now()
  const approve = async () => {
    const refused = await run(async () => {
      const { successMessage } = await client.call(approveCampaign, { version: (current ?? row).version }, { params: { id: row.id } })
      toasts.success({ text: successMessage })
    })
    if (refused === null) setAsking(false)
  }
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Approve />}
        sx={{ order: { xs: -1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } }}
        onClick={() => setAsking(true)}
      >
        {translate('admin.campaign.approve')}
      </Button>
      {asking && (
        <AskDialog
          title={translate('admin.campaign.approve')}
          text={later ? translate('admin.campaign.approveSure', { when: format.dateTime(at) }) : translate('admin.campaign.approveNow')}
          cancel={translate('admin.form.cancel')}
          onCancel={() => setAsking(false)}
          choices={[{ label: translate('admin.campaign.approve'), onChoose: approve, main: true }]}
        />
      )}
    </>
  )
}
