import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { enumerations } from '../../../schema/enumerations.ts'
import { wordKey } from '../../../schema/core/dataKeys.ts'

interface DemoAccountsProps {
  tenants: readonly string[]
  onChoose: (account: { email: string; password: string }) => void
}
const password = 'wakeel-demo'
const accounts = [
  ...enumerations.designation.map((word) => ({ word, key: wordKey('designation', word) })),
  ...enumerations.staffType.map((word) => ({ word, key: wordKey('staffType', word) })),
]
const emailOf = (word: string, tenant: string) => `${word.toLowerCase().replaceAll(' ', '-')}@${tenant}.example`

/** Demo mode only: an account for each designation and each staff type, filled in by a press. */
export function DemoAccounts({ tenants, onChoose }: DemoAccountsProps) {
  const translate = useTranslate()
  const [tenant, setTenant] = useState(tenants[0] ?? '')
  return (
    <Box
      component="section"
      aria-labelledby="demo-accounts"
      sx={{ marginBlockStart: 4, padding: 2, borderRadius: 3, border: '1px dashed', borderColor: 'surface.control' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBlockEnd: 1.25 }}>
        <Typography id="demo-accounts" component="h2" variant="h3" sx={{ flex: 1 }}>
          {translate('admin.signIn.demo')}
        </Typography>
        {tenants.length > 1 && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={tenant}
            onChange={(_, id: string | null) => {
              if (id) setTenant(id)
            }}
            aria-label={translate('admin.signIn.demoTenant')}
          >
            {tenants.map((id) => (
              <ToggleButton key={id} value={id} sx={{ paddingBlock: 0.25, textTransform: 'none' }}>
                {id}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {accounts.map(({ word, key }) => (
          <ButtonBase
            key={word}
            onClick={() => onChoose({ email: emailOf(word, tenant), password })}
            sx={{
              paddingInline: 1.25,
              blockSize: 32,
              borderRadius: 2,
              fontSize: 13,
              bgcolor: 'surface.brand',
              '&:hover': { bgcolor: 'action.selected' },
            }}
          >
            {translate(key)}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  )
}
