import Book from '@mui/icons-material/EventAvailableOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { TakenCall } from '../../schema/surveys/index.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { mobileText } from '../../fields/mobile/mobileText.ts'
import { Reach } from '../leads/index.ts'
import { useSession } from '../../session/index.ts'
import { mayMakeOwn, useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { useSpokenIn } from '../core/useSpokenIn.ts'
import { sideOf } from './sideOf.ts'
import { attemptsText } from './attemptsText.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'

/** The customer's name and number, and the script in their language. */
export function CallHead({ call }: { call: TakenCall }) {
  const { translate, format, code } = useI18n()
  const mayBook = mayMakeOwn(useMay(), 'appointments', { type: 'service', status: 'pending' })
  const side = sideOf(call)
  const { survey, customer, visit, attempts, nextCallAt, appointmentId, leaseUntil, languageId } = call
  const spoken = useSpokenIn(side)
  const tenant = useSession('staff')?.tenantName[side] ?? ''
  const script = call.script?.[side] || spoken('admin.outbound.hello', { tenant })
  return (
    <Box sx={{ display: 'grid', gap: 2, position: { md: 'sticky' }, insetBlockStart: { md: 76 } }}>
      <Panel title={survey.name[code]}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {customer && (
            <>
              <Typography sx={{ fontSize: 20, fontWeight: 700 }}>
                <bdi dir="ltr">{mobileText(customer.mobile ?? '')}</bdi>
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minBlockSize: 48, flexGrow: 1 } }}>
                <Reach row={{ mobile: customer.mobile }} />
              </Box>
              {mayBook && (
                <Button
                  component={Link}
                  to="/home/phone"
                  state={{ typed: customer.mobile }}
                  variant="outlined"
                  startIcon={<Book />}
                  sx={{ minBlockSize: 44, justifySelf: 'start' }}
                >
                  {translate('admin.phone.book')}
                </Button>
              )}
              <MuiLink component={Link} to={`/home/customers/${customer.id}/show`}>
                <bdi>{customer.name}</bdi>
              </MuiLink>
            </>
          )}
          <Typography variant="body2">
            {translate('admin.outbound.speaks', { language: translate(wordKey('language', languageId)) })}
          </Typography>
          {visit && appointmentId && (
            <MuiLink component={Link} to={`/home/appointments/${appointmentId}/show`} variant="body2">
              {translate('admin.outbound.visit', { day: format.longDay(visit.startAt), branch: visit.location[code] })}
            </MuiLink>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {attemptsText(translate, attempts)}
            {nextCallAt && ` · ${translate('admin.outbound.nextAt', { when: format.dateTime(nextCallAt) })}`}
          </Typography>
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            {translate('admin.outbound.mine', { time: format.time(leaseUntil) })}
          </Typography>
        </Box>
      </Panel>
      <Panel title={translate('admin.outbound.script')}>
        <Typography lang={side} dir={side === 'ar' ? 'rtl' : 'ltr'} sx={{ fontSize: 17, lineHeight: 1.6, whiteSpace: 'pre-line' }}>
          {script}
        </Typography>
      </Panel>
    </Box>
  )
}
