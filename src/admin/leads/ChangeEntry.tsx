import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { HistoryEntry } from '../../dataProvider/index.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { RowName } from '../core/fields/RowName.tsx'
import { Moment } from '../core/parts/Moment.tsx'
import { actorName } from '../core/show/actorName.ts'
import { labelOf, useI18n } from '../core/useI18n.ts'

/** The changes of a lead that its timeline tells; the others are in its history. */
const shownChanges = ['status', 'assigneeId', 'appointmentId', 'offerPrice'] as const

/** Whether the timeline tells of a change. */
export const isShown = ({ action, changes }: HistoryEntry): boolean => action === 'create' || shownChanges.some((name) => name in changes)

/** A quiet line of a lead's timeline: it came, was assigned, moved or booked. */
export function ChangeEntry({ entry }: { entry: HistoryEntry }) {
  const { translate, format, code } = useI18n()
  const { action, changes, createdAt } = entry
  const to = (name: string) => changes[name]?.to
  const parts: [key: string, says: ReactNode][] = []
  if (action === 'create') parts.push(['created', translate('admin.lead.event.received')])
  if ('assigneeId' in changes && (action !== 'create' || to('assigneeId')))
    parts.push([
      'assigneeId',
      typeof to('assigneeId') === 'string' ? (
        <>
          {labelOf(translate, 'leads', 'assigneeId')} <RowName target="staff" id={String(to('assigneeId'))} />
        </>
      ) : (
        translate('admin.lead.event.unassigned')
      ),
    ])
  if (action !== 'create' && typeof to('status') === 'string')
    parts.push(['status', translate('admin.lead.event.status', { status: translate(wordKey('leadStatus', to('status'))) })])
  if (to('appointmentId')) parts.push(['appointmentId', translate('enumerations.leadOutcome.booked')])
  if ('offerPrice' in changes && (action !== 'create' || to('offerPrice'))) {
    const offered = to('offerPrice')
    const amount = typeof offered === 'number' && format.money(offered)
    parts.push(['offerPrice', amount ? translate('admin.lead.event.offer', { amount }) : translate('admin.lead.event.noOffer')])
  }
  if (to('lostReason')) parts.push(['lostReason', translate(wordKey('lostReason', to('lostReason')))])
  if (to('outcome') && !to('appointmentId')) parts.push(['outcome', translate(wordKey('leadOutcome', to('outcome')))])
  return (
    <Box component="li" sx={{ paddingBlock: 0.75, fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {parts.map(([key, says], place) => (
        <span key={key}>
          {place > 0 && ' · '}
          {says}
        </span>
      ))}
      {' · '}
      <Moment value={createdAt} dense /> · <bdi>{actorName(translate, code, entry)}</bdi>
    </Box>
  )
}
