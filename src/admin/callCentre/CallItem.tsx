import Call from '@mui/icons-material/CallOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { OutboundCall } from '../../schema/surveys/index.ts'
import { useSession } from '../../session/index.ts'
import { useI18n } from '../core/useI18n.ts'
import { attemptsText } from './attemptsText.ts'

/** An entry of the call list: customer, survey, earlier calls, and who is calling at present. */
export function CallItem({ call }: { call: OutboundCall }) {
  const { translate, format, code } = useI18n()
  const me = useSession('staff')?.id
  const { id, survey, customer, attempts, askedAt, nextCallAt, expiresAt, caller } = call
  const taken = caller && caller.id !== me
  const facts = [
    attemptsText(translate, attempts),
    nextCallAt
      ? translate('admin.outbound.nextAt', { when: format.dateTime(nextCallAt) })
      : askedAt && translate('admin.outbound.asked', { when: format.relative(askedAt) }),
    translate('admin.outbound.until', { when: format.shortDay(expiresAt) }),
  ].filter(Boolean)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        padding: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2.5,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minInlineSize: 0 }}>
        <Typography component="h2" sx={{ fontWeight: 650, fontSize: 16 }}>
          <bdi>{customer?.name ?? translate('admin.results.noCustomer')}</bdi>
        </Typography>
        <Typography variant="body2">{survey.name[code]}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.join(' · ')}
        </Typography>
      </Box>
      {taken ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('admin.outbound.calling', { name: caller.name[code] })}
        </Typography>
      ) : (
        <Button
          component={Link}
          to={`/home/outbound/${id}`}
          variant="outlined"
          startIcon={<Call />}
          aria-label={`${translate('admin.outbound.call')}: ${customer?.name ?? ''}`}
          sx={{ minBlockSize: 44 }}
        >
          {translate('admin.outbound.call')}
        </Button>
      )}
    </Box>
  )
}
