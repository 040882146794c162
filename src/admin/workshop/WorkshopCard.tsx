import Comeback from '@mui/icons-material/ReplayOutlined'
import Failed from '@mui/icons-material/ReportProblemOutlined'
import Parts from '@mui/icons-material/Inventory2Outlined'
import { Link } from 'react-router-dom'
import { cardSince } from '../../schema/core/board.ts'
import { appointments } from '../../schema/appointments/index.ts'
import { rowTitle } from '../core/fields/rowTitle.ts'
import { CarPlate } from '../../fields/plate/adminCarPlate.tsx'
import { namedCar } from '../../schema/core/carMark.ts'
import { modelIn } from '../core/modelNames.ts'
import { labelOf, useI18n } from '../core/useI18n.ts'
import { Ageing } from '../core/board/Ageing.tsx'
import type { CardProps } from '../core/board/cardProps.ts'
import { Due } from '../core/board/Due.tsx'
import { Person } from '../core/board/Person.tsx'
import { statusName } from '../core/board/statusName.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'

const resource = 'appointments'

/** A car in the workshop: plate, model and customer, advisor and promise time, waiting time, and problems. */
export function WorkshopCard({ row, status, named }: CardProps) {
  const i18n = useI18n()
  const { translate } = i18n
  const { board } = appointments
  if (!board) return null
  const car = named('vehicles', row['vehicleId'])
  const customer = named('customers', row['customerId'])
  const drive = named('driveCars', row['driveCarId'])
  const due = board.late?.[status as keyof typeof board.late]
  const at = row[due ?? 'promiseAt']
  const failed = row['qcFailReason']
  const ageing = status !== 'pending' && status !== 'delivered'
  return (
    <>
      <span className="line">
        {car && <CarPlate car={namedCar(car)} />}
        <b className="cut">
          <bdi>{car ? modelIn(i18n, car['model']) : String(drive?.['name'] ?? translate(wordKey('appointmentType', row['type'])))}</bdi>
        </b>
      </span>
      <span className="line">
        <span className="cut grow">
          <bdi>{customer ? rowTitle('customers', customer, i18n) : ''}</bdi>
        </span>
        <bdi dir="ltr" className="code">
          {String(row['ref'])}
        </bdi>
      </span>
      <span className="line">
        <Person row={named('staff', row['advisorId'])} label={labelOf(translate, resource, 'advisorId')} />
        {typeof at === 'string' && status !== 'delivered' && (
          <Due at={at} label={labelOf(translate, resource, due ?? 'promiseAt')} counts={due !== undefined} />
        )}
      </span>
      {(ageing || Boolean(row['comebackOfId'])) && (
        <span className="line wraps">
          {ageing && (
            <Ageing
              since={cardSince(board, row)}
              limit={board.warns?.[status as keyof typeof board.warns]}
              status={statusName(translate, resource, status)}
            />
          )}
          {status === 'awaitingParts' && (
            <span className="mark caution">
              <Parts aria-hidden />
              {translate('admin.board.parts')}
            </span>
          )}
          {Boolean(row['comebackOfId']) && (
            <Link className="mark special" to={`/home/appointments/${String(row['comebackOfId'])}/show`} draggable={false}>
              <Comeback aria-hidden />
              {translate('admin.board.comeback')}
            </Link>
          )}
        </span>
      )}
      {typeof failed === 'string' && failed !== '' && status !== 'delivered' && (
        <span className="failed">
          <Failed aria-hidden />
          <span>
            <b>{translate('admin.board.failed')}</b> <bdi>{failed}</bdi>
          </span>
        </span>
      )}
    </>
  )
}
