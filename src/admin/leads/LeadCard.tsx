import { cardSince } from '../../schema/core/board.ts'
import { leads } from '../../schema/leads/resources/leads.ts'
import { rowTitle } from '../core/fields/rowTitle.ts'
import { modelIn } from '../core/modelNames.ts'
import { labelOf, useI18n } from '../core/useI18n.ts'
import { Ageing } from '../core/board/Ageing.tsx'
import type { CardProps } from '../core/board/cardProps.ts'
import { Due } from '../core/board/Due.tsx'
import { Person } from '../core/board/Person.tsx'
import { statusName } from '../core/board/statusName.ts'
import { TakeOnCard } from '../core/show/Take.tsx'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { isOpen } from '../../schema/transitions.ts'

const resource = 'leads'

/** A lead's card: name and request, source, assignee, and waiting time. */
export function LeadCard({ row, status, named }: CardProps) {
  const i18n = useI18n()
  const { translate } = i18n
  const { board } = leads
  if (!board) return null
  const place = named('dealershipLocations', row['locationId'])
  const make = named('makes', row['makeId'])
  const car = [make ? rowTitle('makes', make, i18n) : '', modelIn(i18n, row['model'])].filter(Boolean).join(' ')
  const open = isOpen('lead', status)
  const band = String(row['responseBand'] ?? 'N/A')
  return (
    <>
      <span className="line">
        <b className="cut">
          <bdi>{String(row['name'])}</bdi>
        </b>
      </span>
      <span className="line muted">
        <span className="cut">
          {translate(wordKey('leadType', row['type']))}
          {car && (
            <>
              {' · '}
              <bdi>{car}</bdi>
            </>
          )}
        </span>
      </span>
      <span className="line muted">
        <span className="cut">
          {translate(wordKey('leadSource', row['source']))}
          {place && (
            <>
              {' · '}
              <bdi>{rowTitle('dealershipLocations', place, i18n)}</bdi>
            </>
          )}
        </span>
      </span>
      <span className="line">
        <TakeOnCard resource={resource} row={row}>
          <Person row={named('staff', row['assigneeId'])} label={labelOf(translate, resource, 'assigneeId')} />
        </TakeOnCard>
        {open && typeof row['dueAt'] === 'string' && <Due at={row['dueAt']} label={labelOf(translate, resource, 'dueAt')} counts />}
      </span>
      {open && (
        <span className="line wraps">
          <Ageing
            since={cardSince(board, row)}
            limit={board.warns?.[status as keyof typeof board.warns]}
            status={statusName(translate, resource, status)}
          />
          {band !== 'N/A' && (
            <span className="mark" title={labelOf(translate, resource, 'responseBand')}>
              {translate(wordKey('responseBand', band))}
            </span>
          )}
        </span>
      )}
    </>
  )
}
