import Home from '@mui/icons-material/HomeRepairServiceOutlined'
import Tow from '@mui/icons-material/CarCrashOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import type { Driver, FieldRequest } from '../../schema/fieldService/calls/fieldService.ts'
import { Code } from '../core/parts/Code.tsx'
import { CarPlate } from '../../fields/plate/adminCarPlate.tsx'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { toneOf } from '../core/theme/tones.ts'
import { AssignMenu } from './AssignMenu.tsx'
import { requestOf } from './fieldRequestTexts.ts'
import { StageLine } from './StageLine.tsx'
import { StepButtons } from './StepButtons.tsx'
import { Wait } from './Wait.tsx'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { cutText } from '../core/parts/cutText.ts'

interface FieldRequestItemProps {
  fieldRequest: FieldRequest
  drivers: readonly Driver[]
  now: number
  chosen: boolean
  onChoose: () => void
}

/** A field request in the list beside the map; the chosen one shows its actions. */
export function FieldRequestItem({ fieldRequest, drivers, now, chosen, onChoose }: FieldRequestItemProps) {
  const i18n = useI18n()
  const { translate, code } = i18n
  const may = useMay()
  const { kind, id, ref, customer, vehicle, driverId, coverage } = fieldRequest
  const Icon = kind === 'homeService' ? Home : Tow
  const driver = drivers.find((one) => one.id === driverId)
  const row = { ...fieldRequest }
  return (
    <Box
      component="li"
      id={`field-request-${id}`}
      sx={{
        border: 1,
        borderColor: chosen ? 'primary.main' : 'divider',
        borderRadius: 2.5,
        bgcolor: 'background.paper',
        boxShadow: chosen ? (theme) => `inset 3px 0 0 ${theme.palette.primary.main}` : 'none',
      }}
    >
      <ButtonBase
        aria-pressed={chosen}
        onClick={onChoose}
        sx={{
          display: 'grid',
          gap: 0.5,
          justifyItems: 'stretch',
          justifyContent: 'stretch',
          gridTemplateColumns: 'minmax(0, 1fr)',
          inlineSize: '100%',
          padding: 1.5,
          textAlign: 'start',
          borderRadius: 2.5,
        }}
      >
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Icon aria-hidden sx={{ fontSize: 20, color: 'text.secondary', flex: 'none' }} />
          <Box component="span" sx={{ fontWeight: 650, ...cutText }}>
            <bdi>{requestOf(i18n, fieldRequest)}</bdi>
          </Box>
          <Box component="span" sx={{ marginInlineStart: 'auto', color: 'text.secondary', fontSize: 13, flex: 'none' }}>
            <Code>{ref}</Code>
          </Box>
        </Box>
        <StageLine fieldRequest={fieldRequest} />
        <Wait fieldRequest={fieldRequest} now={now} />
        <Box component="span" sx={{ fontSize: 13, color: driver ? 'text.primary' : 'warning.main', fontWeight: driver ? 400 : 600 }}>
          {driver ? <bdi>{driver.name[code]}</bdi> : translate(driverId ? 'admin.dispatch.otherDriver' : 'admin.dispatch.nobody')}
          {customer && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {' · '}
              <bdi>{customer.name}</bdi>
            </Box>
          )}
        </Box>
      </ButtonBase>
      {chosen && (
        <Box sx={{ display: 'grid', gap: 1.25, paddingInline: 1.5, paddingBlockEnd: 1.5 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, flexWrap: 'wrap', fontSize: 13 }}>
            {vehicle && <CarPlate car={vehicle} />}
            {customer?.mobile && !customer.mobile.includes('•') && (
              <Link href={`tel:${customer.mobile}`} underline="hover">
                <Code>{customer.mobile}</Code>
              </Link>
            )}
            {coverage && (
              <Box
                component="span"
                sx={{ color: (theme) => theme.palette.meaning[toneOf('coverage', coverage) ?? 'neutral'], fontWeight: 600 }}
              >
                {translate(wordKey('coverage', coverage))}
              </Box>
            )}
          </Box>
          {fieldRequest.address && (
            <Box dir="auto" sx={{ fontSize: 13, color: 'text.secondary' }}>
              {fieldRequest.address}
            </Box>
          )}
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            {may('assign', kind, row) && <AssignMenu fieldRequest={fieldRequest} drivers={drivers} now={now} />}
            {may('edit', kind, row) && <StepButtons fieldRequest={fieldRequest} />}
            <Link component={RouterLink} to={`/home/${kind}/${id}/show`} underline="hover" sx={{ marginInlineStart: 'auto', fontSize: 13 }}>
              {translate('admin.dispatch.open')}
            </Link>
          </Box>
        </Box>
      )}
    </Box>
  )
}
