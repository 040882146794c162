import { cardSince } from '../../schema/board.ts'
import { referenceOf } from '../../schema/field.ts'
import { definitionOf, fieldsOf } from '../definition.ts'
import { partOf } from '../fields/index.ts'
import { rowSubtitle, rowTitle } from '../fields/rowTitle.ts'
import { SaudiPlate } from '../fields/SaudiPlate.tsx'
import { useResourceContext } from 'react-admin'
import { labelOf, useSpeaker } from '../speaker.ts'
import { Ageing } from './Ageing.tsx'
import type { CardProps } from './cardProps.ts'
import { Due } from './Due.tsx'
import { Person } from './Person.tsx'
import { statusName } from './statusName.ts'

const told = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

/** A card from the definition alone: the name and its second line, the car and the customer, what else the board carries, and who works on it. */
export function PlainCard({ row, status, named }: CardProps) {
  const resource = useResourceContext() ?? ''
  const speaker = useSpeaker()
  const { translate } = speaker
  const fields = fieldsOf(resource)
  const { board, own = [] } = definitionOf(resource)
  if (!board) return null
  const late = board.late?.[status]
  const due = late ?? Object.values(board.late ?? {})[0]
  const car = named('vehicles', row['vehicleId'])
  const customer = named('customers', row['customerId'])
  const [worker] = own
  const choices = board.card.filter((name) => ['choice', 'rating'].includes(fields[name]?.kind ?? '') && told(row[name]))
  const places = board.card.filter((name) => {
    const target = fields[name] && referenceOf(fields[name])?.target
    return target === 'dealershipLocations'
  })
  return (
    <>
      <span className="line">
        <b className="cut">
          {customer ? <bdi>{rowTitle('customers', customer, speaker)}</bdi> : <bdi>{rowTitle(resource, row, speaker)}</bdi>}
        </b>
      </span>
      <span className="line muted">
        <bdi dir="ltr">{customer ? rowTitle(resource, row, speaker) : ''}</bdi>
        <span className="cut">{rowSubtitle(resource, row, speaker)}</span>
      </span>
      {car && typeof car['plate'] === 'string' && (
        <span className="line">
          <SaudiPlate value={car['plate']} />
          <bdi className="cut">{String(car['model'] ?? '')}</bdi>
        </span>
      )}
      <span className="line wraps">
        {choices.map((name) => {
          const field = fields[name]
          if (!field) return null
          const { View } = partOf(field)
          return (
            <span key={name} className="mark" title={labelOf(translate, resource, name)}>
              <View field={field} name={name} resource={resource} value={row[name]} row={row} dense />
            </span>
          )
        })}
        {places.map((name) => {
          const place = named('dealershipLocations', row[name])
          return place ? (
            <bdi key={name} className="cut muted">
              {rowTitle('dealershipLocations', place, speaker)}
            </bdi>
          ) : null
        })}
      </span>
      <span className="line">
        {worker && <Person row={named('staff', row[worker])} label={labelOf(translate, resource, worker)} />}
        {due && typeof row[due] === 'string' && (
          <Due at={row[due]} label={labelOf(translate, resource, due)} counts={late !== undefined && !told(row[board.met ?? ''])} />
        )}
      </span>
      {!board.recent?.[status] && (
        <span className="line">
          <Ageing since={cardSince(board, row)} limit={board.warns?.[status]} status={statusName(translate, resource, status)} />
        </span>
      )}
    </>
  )
}
