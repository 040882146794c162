import Close from '@mui/icons-material/CloseOutlined'
import Done from '@mui/icons-material/CheckCircle'
import Open from '@mui/icons-material/RadioButtonUncheckedOutlined'
import Chevron from '@mui/icons-material/ChevronRightOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { press } from '../../http/index.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { dismissChecklist } from '../../schema/settings/calls.ts'
import { client } from '../core/client.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { Unseen } from '../core/parts/Unseen.tsx'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { Items } from '../core/parts/Items.tsx'
import { checklistQuery } from './checklistQuery.ts'

type Step = OutputOf<'checklist'>['steps'][number]['step']
const ways: Record<Exclude<Step, 'logo' | 'colours'>, string> = {
  branches: '/home/dealershipLocations',
  hours: '/home/dealershipLocations',
  staff: '/home/staff',
  flags: '/home/featureFlags',
  holidays: '/home/holidays',
}
const wayOf = (step: Step): string => (step === 'logo' || step === 'colours' ? '/home/settings' : ways[step])

/** What a new dealership still has to set up; for administrators, until it is done or hidden for everybody. */
export function CheckList() {
  const { translate } = useI18n()
  const memory = useQueryClient()
  const administrator = useMay()('configure', 'settings')
  const { data } = useQuery({
    ...checklistQuery,
    enabled: administrator,
    refetchOnWindowFocus: true,
  })
  const away = useMutation({
    mutationFn: () => client.call(dismissChecklist, { dismissed: true }),
    onSuccess: () => memory.invalidateQueries({ queryKey: checklistQuery.queryKey }),
  })
  if (!administrator || !data || data.dismissed || data.steps.every(({ done }) => done)) return null
  const ready = data.steps.filter(({ done }) => done).length
  const total = data.steps.length
  const dismiss = translate('admin.checklist.dismiss')
  return (
    <Panel
      title={translate('admin.checklist.title')}
      text={translate('admin.checklist.progress', { done: ready, total })}
      action={
        <IconButton size="small" aria-label={dismiss} title={dismiss} onClick={press(() => away.mutateAsync())}>
          <Close fontSize="small" />
        </IconButton>
      }
    >
      <LinearProgress
        variant="determinate"
        value={(ready / total) * 100}
        aria-label={translate('admin.checklist.title')}
        sx={{ borderRadius: 1, marginBlockEnd: 1 }}
      />
      <Items sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, columnGap: 3 }}>
        {data.steps.map(({ step, done }) => (
          <li key={step}>
            <ButtonBase
              component={Link}
              to={wayOf(step)}
              sx={{
                display: 'flex',
                gap: 1.5,
                inlineSize: '100%',
                minBlockSize: 48,
                borderRadius: 2,
                paddingInline: 1,
                textAlign: 'start',
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              {done ? <Done aria-hidden sx={{ color: 'success.main' }} /> : <Open aria-hidden sx={{ color: 'text.disabled' }} />}
              <Box component="span" sx={{ flex: 1, color: done ? 'text.secondary' : 'text.primary' }}>
                <Box component="span" sx={{ fontWeight: done ? 400 : 600 }}>
                  {translate(`admin.checklist.steps.${step}`)}
                </Box>
                <Unseen>{translate(done ? 'admin.checklist.done' : 'admin.checklist.open')}</Unseen>
                {!done && (
                  <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                    {translate(`admin.checklist.about.${step}`)}
                  </Typography>
                )}
              </Box>
              <Chevron aria-hidden sx={{ color: 'text.disabled', '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
            </ButtonBase>
          </li>
        ))}
      </Items>
    </Panel>
  )
}
