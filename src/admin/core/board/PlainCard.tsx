import { cardSince } from '../../../schema/core/board.ts'
import { referenceOf } from '../../../schema/core/field.ts'
import { definitionOf, fieldsOf } from '../definition.ts'
import { partOf } from '../../../fields/admin.ts'
import { rowSubtitle, rowTitle } from '../fields/rowTitle.ts'
import { CarPlate } from '../../../fields/plate/adminCarPlate.tsx'
import { namedCar } from '../../../schema/core/carMark.ts'
import { useResourceContext } from 'react-admin'
import { modelIn } from '../modelNames.ts'
import { labelOf, useI18n } from '../useI18n.ts'
import { Ageing } from './Ageing.tsx'
import type { CardProps } from './cardProps.ts'
import { Due } from './Due.tsx'
import { Person } from './Person.tsx'
import { statusName } from './statusName.ts'

const hasValue = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

/** A card from the definition alone: title and subtitle, car and customer, the board's further fields, and the assignee. */
export function PlainCard({ row, status, named }: CardProps) {
  const resource = useResourceContext() ?? ''
  const i18n = useI18n()
  const { translate } = i18n
  const fields = fieldsOf(resource)
  const { board, own = [] } = definitionOf(resource)
  if (!board) return null
  const late = board.late?.[status]
  const due = late ?? Object.values(board.late ?? {})[0]
  const car = named('vehicles', row['vehicleId'])
  const customer = named('customers', row['customerId'])
  const [worker] = own
  const choices = board.card.filter((name) => ['choice', 'rating'].includes(fields[name]?.kind ?? '') && hasValue(row[name]))
  const places = board.card.filter((name) => {
    const target = fields[name] && referenceOf(fields[name])?.target
    return target === 'dealershipLocations'
  })
  return (
    <>
      <span className="line">
        <b className="cut">{customer ? <bdi>{rowTitle('customers', customer, i18n)}</bdi> : <bdi>{rowTitle(resource, row, i18n)}</bdi>}</b>
      </span>
      <span className="line muted">
        <bdi dir="ltr">{customer ? rowTitle(resource, row, i18n) : ''}</bdi>
        <span className="cut">{rowSubtitle(resource, row, i18n)}</span>
      </span>
      {car && (
        <span className="line">
          <CarPlate car={namedCar(car)} />
          <bdi className="cut">{modelIn(i18n, car['model'])}</bdi>
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
              {rowTitle('dealershipLocations', place, i18n)}
            </bdi>
          ) : null
        })}
      </span>
      <span className="line">
        {worker && <Person row={named('staff', row[worker])} label={labelOf(translate, resource, worker)} />}
        {due && typeof row[due] === 'string' && (
          <Due at={row[due]} label={labelOf(translate, resource, due)} counts={late !== undefined && !hasValue(row[board.met ?? ''])} />
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
