import { cardSince } from '../../schema/board.ts'
import { leads } from '../../schema/resources/leads.ts'
import { rowTitle } from '../fields/rowTitle.ts'
import { labelOf, useSpeaker } from '../speaker.ts'
import { Ageing } from './Ageing.tsx'
import type { CardProps } from './cardProps.ts'
import { Due } from './Due.tsx'
import { Person } from './Person.tsx'
import { statusName } from './statusName.ts'

const resource = 'leads'

/** Somebody who asked: their name and wish, where they came from, who answers, and how long they have waited. */
export function LeadCard({ row, status, named }: CardProps) {
  const speaker = useSpeaker()
  const { translate } = speaker
  const { board } = leads
  if (!board) return null
  const place = named('dealershipLocations', row['locationId'])
  const make = named('makes', row['makeId'])
  const car = [make ? rowTitle('makes', make, speaker) : '', row['model'] ?? ''].filter(Boolean).join(' ')
  const open = status === 'pending' || status === 'in-progress'
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
          {translate(`enumerations.leadType.${String(row['type'])}`)}
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
          {translate(`enumerations.leadSource.${String(row['source'])}`)}
          {place && (
            <>
              {' · '}
              <bdi>{rowTitle('dealershipLocations', place, speaker)}</bdi>
            </>
          )}
        </span>
      </span>
      <span className="line">
        <Person row={named('staff', row['assigneeId'])} label={labelOf(translate, resource, 'assigneeId')} />
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
              {translate(`enumerations.responseBand.${band}`)}
            </span>
          )}
        </span>
      )}
    </>
  )
}
