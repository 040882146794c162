import { useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { ownTimeline } from '../../schema/garage/calls.ts'
import { CarPlate } from '../../fields/plate/landingCarPlate.tsx'
import type { NamedCar } from '../../schema/core/carMark.ts'
import { CaseTag, useCasePath } from '../cases/index.ts'
import { Missing } from '../core/parts/Missing.tsx'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { useCall } from '../core/useCall.ts'
import { useFormat } from '../core/useFormat.ts'
import { endOf, useRequestPath } from '../fieldService/index.ts'
import { OutcomeTag, useMoneyText, useOrderPath } from '../payments/index.ts'
import { StatusTag } from './StatusTag.tsx'
import { TimelineRow } from './TimelineRow.tsx'
import { useWork } from './useWork.ts'

type Entry = OutputOf<'ownTimeline'>['data'][number]
const few = 10
const limit = 100

/** Everything of the person that is over or was sent, of all kinds, newest first, by month; nothing where there is nothing yet. */
export function Timeline({ onOpen }: { onOpen: (booking: string) => void }) {
  const t = useTranslate()
  const format = useFormat()
  const [size, setSize] = useState(few)
  const { data, failed, again } = useCall(ownTimeline, { size })
  if (failed) return <Missing again={again} />
  if (!data) return <Skeletons count={2} height={100} />
  if (data.data.length === 0) return null
  const monthOf = ({ at }: Entry) => format.month(at)
  return (
    <section className="stack" aria-labelledby="timeline">
      <h3 id="timeline" className="part-title list-past">
        {t('landing.timeline.title')}
      </h3>
      {[...new Set(data.data.map(monthOf))].map((month) => (
        <section key={month} className="stack-tight" aria-label={month}>
          <h4 className="timeline-month">{month}</h4>
          <ul className="choices">
            {data.data
              .filter((one) => monthOf(one) === month)
              .map((entry) => (
                <li key={`${entry.kind} ${entry.at} ${idOf(entry)}`}>
                  <EntryRow entry={entry} onOpen={onOpen} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {data.more && size < limit && (
        <button type="button" className="button button-plain" onClick={() => setSize(limit)}>
          {t('landing.timeline.earlier')}
        </button>
      )}
    </section>
  )
}

function idOf(entry: Entry): string {
  if (entry.kind === 'visit') return entry.visit.id
  if (entry.kind === 'request') return entry.request.id
  if (entry.kind === 'case') return entry.case.ref
  return entry.kind === 'lead' ? entry.lead.id : entry.order.orderId
}

function EntryRow({ entry, onOpen }: { entry: Entry; onOpen: (booking: string) => void }) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const money = useMoneyText()
  const workOf = useWork()
  const requestPath = useRequestPath()
  const casePath = useCasePath()
  const orderPath = useOrderPath()
  const row = { at: entry.at, below: 'weekday' } as const
  const plateOf = (car: NamedCar | null) => car && <CarPlate car={car} />
  switch (entry.kind) {
    case 'visit': {
      const { visit } = entry
      const { id, location, services, totals, vehicle } = visit
      return (
        <TimelineRow
          {...row}
          title={workOf(visit)}
          details={[bilingual(location.name), services.length > 0 && <bdi key="sum">{format.money(totals.gross, totals.currency)}</bdi>]}
          end={
            <>
              <StatusTag appointment={visit} />
              {plateOf(vehicle)}
            </>
          }
          onOpen={() => onOpen(id)}
        />
      )
    }
    case 'request': {
      const { request } = entry
      return (
        <TimelineRow
          {...row}
          title={t(`landing.pages.${request.kind}.title`)}
          details={[t(`landing.request.end.${endOf(request)}`)]}
          end={
            <>
              <bdi dir="ltr" className="small muted">
                {request.ref}
              </bdi>
              {plateOf(request.vehicle)}
            </>
          }
          href={requestPath(request)}
        />
      )
    }
    case 'case': {
      const { kind, ref, department, status } = entry.case
      return (
        <TimelineRow
          {...row}
          title={t(`landing.case.title.${kind}`)}
          details={[t(`enumerations.department.${department}`)]}
          end={
            <>
              <CaseTag status={status} />
              <bdi dir="ltr" className="small muted">
                {ref}
              </bdi>
            </>
          }
          href={casePath(ref)}
        />
      )
    }
    case 'lead': {
      const { type, typeName, status, make, model } = entry.lead
      return (
        <TimelineRow
          {...row}
          title={typeName ? bilingual(typeName) : t(`enumerations.leadType.${type}`)}
          details={[[make && bilingual(make), model && bilingual(model)].filter(Boolean).join(' ')]}
          end={<span className="tag">{t(`landing.lead.status.${status}`)}</span>}
        />
      )
    }
    case 'payment': {
      const { order } = entry
      return (
        <TimelineRow
          {...row}
          title={bilingual(order.title) || t(`enumerations.paymentOrderType.${order.orderType}`)}
          details={[money.present(order)]}
          end={<OutcomeTag outcome={order.outcome} />}
          href={orderPath(order.orderId)}
        />
      )
    }
  }
}
