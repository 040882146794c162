import Wallet from '@mui/icons-material/PaymentsOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useI18n } from '../core/useI18n.ts'

/** Above the list of messages: the way to what they cost. */
export function CostsLink() {
  const { translate } = useI18n()
  return (
    <Box sx={{ marginBlockEnd: 1 }}>
      <Button component={Link} to="/home/messageCosts" size="small" startIcon={<Wallet />} sx={{ minHeight: { xs: 44, sm: 32 } }}>
        {translate('admin.messageCosts.title')}
      </Button>
    </Box>
  )
}
