import Over from '@mui/icons-material/PhoneDisabledOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { HttpError, press } from '../../http/index.ts'
import { client } from '../core/client.ts'
import { PageTitle } from '../core/pages/PageTitle.tsx'
import { Notice } from '../core/pages/Notice.tsx'
import { useI18n } from '../core/useI18n.ts'
import { CallForm } from './CallForm.tsx'
import { CallHead } from './CallHead.tsx'
import { useTakenCall } from './useCall.ts'
import { releaseCall } from '../../schema/surveys/calls.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

/** A call about a survey: customer, script, and answers. */
export function CallPage() {
  const { id = '' } = useParams()
  const { translate } = useI18n()
  const navigate = useNavigate()
  const { data, error, isPending } = useTakenCall(id)
  const call = data?.call
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [id])
  const giveBack = async () => {
    await client.call(releaseCall, {}, { params: { id }, quiet: true }).catch(() => undefined)
    void navigate('/home/outbound')
  }
  const why = error instanceof HttpError && error.code === 'callTaken' ? 'errors.callTaken' : 'admin.outbound.gone'
  return (
    <Box sx={{ maxInlineSize: 1080, marginInline: 'auto', display: 'grid', gap: 2 }}>
      <PageTitle>{translate('admin.outbound.title')}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="h1" variant="h1" sx={{ flex: 1 }}>
          <bdi>{call?.customer?.name ?? translate('admin.outbound.title')}</bdi>
        </Typography>
        {call && (
          <Button onClick={press(() => giveBack())} sx={{ minBlockSize: 44 }}>
            {translate('admin.outbound.giveBack')}
          </Button>
        )}
      </Box>
      {isPending && <Skeleton variant="rounded" height={360} />}
      {(error ?? (data && !call)) && !call && (
        <Notice
          icon={<Over />}
          title={translate(why)}
          text={translate('admin.outbound.text')}
          action={
            <Button component={Link} to="/home/outbound" variant="contained" sx={{ minBlockSize: 48 }}>
              {translate('admin.outbound.back')}
            </Button>
          }
        />
      )}
      {call && (
        <Box
          sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' }, gap: 2, alignItems: 'start' }}
        >
          <CallHead call={call} />
          <CallForm key={call.id} call={call} />
        </Box>
      )}
    </Box>
  )
}
