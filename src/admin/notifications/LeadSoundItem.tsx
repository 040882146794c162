import Sound from '@mui/icons-material/VolumeUpOutlined'
import { press } from '../../http/index.ts'
import { SwitchItem } from '../core/parts/SwitchItem.tsx'
import { arrange, usePreferences } from '../core/preferences.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'

/** Whether a sound is played for new leads in this browser; turned on, it is played once. */
export function LeadSoundItem() {
  const { translate } = useI18n()
  const may = useMay()
  const { leadSound } = usePreferences()
  if (!may('list', 'leads')) return null
  return (
    <SwitchItem
      icon={<Sound fontSize="small" />}
      label={translate('admin.bell.leadSound')}
      on={leadSound}
      onClick={press(async () => {
        arrange({ leadSound: !leadSound })
        if (!leadSound) await (await import('./playSound.ts')).playSound()
      })}
    />
  )
}
