import Lead from '@mui/icons-material/ContactPhoneOutlined'
import { press } from '../../../http/index.ts'
import { useProfile, useSaveProfile } from './useProfile.ts'
import { SwitchItem } from '../../core/parts/SwitchItem.tsx'
import { useMay } from '../../core/rights.ts'
import { useI18n } from '../../core/useI18n.ts'

/** Whether new leads may be assigned to the person; for people who work with leads. */
export function AcceptingItem() {
  const { translate } = useI18n()
  const may = useMay()
  const { data } = useProfile()
  const save = useSaveProfile()
  if (!may('list', 'leads') || !data) return null
  const { acceptingLeads, version } = data.profile
  return (
    <SwitchItem
      icon={<Lead fontSize="small" />}
      label={translate('admin.me.acceptingLeads')}
      on={acceptingLeads}
      disabled={save.isPending}
      onClick={press(() => save.mutateAsync({ version, acceptingLeads: !acceptingLeads }))}
    />
  )
}
