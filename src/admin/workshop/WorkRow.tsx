import Edit from '@mui/icons-material/EditOutlined'
import Phone from '@mui/icons-material/PhoneOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ListSubheader from '@mui/material/ListSubheader'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { press } from '../../http/index.ts'
import type { Decision } from '../../schema/workshop/calls/job.ts'
import { decideByPhone } from '../../schema/workshop/calls.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { bilingualText } from '../../fields/bilingual/bilingualValue.ts'
import { Amount } from '../core/parts/Code.tsx'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { RowName } from '../core/fields/RowName.tsx'
import { FileViews } from '../../fields/upload/adminFileViews.tsx'
import { Menu } from '../core/parts/late.tsx'
import { useRowAction } from '../core/show/useMove.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { toneOf } from '../core/theme/tones.ts'
import { isUnsent } from './useJob.ts'
import { namedKey, wordKey } from '../../schema/core/dataKeys.ts'

const decisions: readonly Decision[] = ['accepted', 'declined', 'deferred']
/** Where a decision is recorded by staff. */
const places = ['call', 'counter'] as const

interface WorkRowProps {
  row: Row
  /** Work on the job may be changed, as far as the person's rights on this row go. */
  editable: boolean
  /** The customer's decision may be recorded. */
  decidable: boolean
  onEdit: () => void
  onChanged: () => void
}

/** Additional work: description, reason, and the customer's decision, which can be recorded for a phone call or at the counter. */
export function WorkRow({ row, editable, decidable, onEdit, onChanged }: WorkRowProps) {
  const { translate, format, code } = useI18n()
  const may = useMay()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { run } = useRowAction('jobServices')
  const decision = String(row['decision'])
  const unsent = isUnsent(row)
  const name = bilingualText(row['name'], code)
  const photos = row['photos'] as readonly string[]
  const note = async (request: Decision, from: (typeof places)[number]) => {
    setAnchor(null)
    await run(() => client.call(decideByPhone, { decision: request, from, version: row.version }, { params: { id: row.id } }))
    onChanged()
  }
  const decidedFrom = row['decidedFrom'] ?? (row['decidedBy'] === 'customer' ? 'link' : 'call')
  const recorder = row['decidedById']
  return (
    <Box component="li" sx={{ paddingBlock: 1.5, borderBlockStart: '1px solid', borderColor: 'divider', display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography component="span" sx={{ fontWeight: 600, flex: 1, minInlineSize: 160 }}>
          <span dir="auto">{name}</span>
        </Typography>
        <StatusDot tone={unsent ? 'neutral' : (toneOf('serviceDecision', decision) ?? 'neutral')}>
          {unsent ? translate('admin.job.unsent') : translate(wordKey('serviceDecision', decision))}
        </StatusDot>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {translate('admin.field.minutes', { smart_count: Number(row['minutes']) })}
        </Typography>
        <Amount>{format.money(Number(row['price']))}</Amount>
      </Box>
      {typeof row['reason'] === 'string' && (
        <Typography variant="body2">
          <span dir="auto">{row['reason']}</span>
        </Typography>
      )}
      {photos.length > 0 && <FileViews ids={photos} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {typeof row['decidedAt'] === 'string' && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {translate(namedKey(`admin.job.decidedWhen.${String(decidedFrom)}`), { when: format.relative(row['decidedAt']) })}
            {typeof recorder === 'string' && (
              <>
                {' · '}
                {translate('admin.job.recordedBy')} <RowName target="staff" id={recorder} />
              </>
            )}
          </Typography>
        )}
        {editable && may('edit', 'jobServices', row) && (
          <Box sx={{ display: 'flex', gap: 0.5, marginInlineStart: 'auto' }}>
            {decidable && (
              <Button
                size="small"
                startIcon={<Phone />}
                aria-haspopup="menu"
                sx={{ minHeight: { xs: 44, sm: 30 } }}
                onClick={(event) => setAnchor(event.currentTarget)}
              >
                {translate('admin.job.byPhone')}
              </Button>
            )}
            {decision !== 'accepted' && (
              <Tooltip title={translate('admin.job.editWork')}>
                <IconButton
                  size="small"
                  aria-label={translate('admin.job.editOne', { name })}
                  onClick={onEdit}
                  sx={{ minInlineSize: { xs: 44, sm: 30 } }}
                >
                  <Edit fontSize="small" />
                </IconButton>
              </Tooltip>
            )}
          </Box>
        )}
      </Box>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {places.flatMap((place) => [
          <ListSubheader key={place} role="presentation" sx={{ lineHeight: '32px', bgcolor: 'transparent' }}>
            {translate(`enumerations.decidedFrom.${place}`)}
          </ListSubheader>,
          ...decisions.map((one) => (
            <MenuItem
              key={`${place}-${one}`}
              disabled={one === decision}
              aria-label={`${translate(`enumerations.serviceDecision.${one}`)} · ${translate(`enumerations.decidedFrom.${place}`)}`}
              onClick={press(() => note(one, place), anchor)}
            >
              {translate(`enumerations.serviceDecision.${one}`)}
            </MenuItem>
          )),
        ])}
      </Menu>
    </Box>
  )
}
