import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useState } from 'react'
import { StatusDot } from '../parts/StatusDot.tsx'
import { Notice } from '../pages/Notice.tsx'
import { definitionOf } from '../definition.ts'
import { icons } from '../icons.ts'
import { useI18n } from '../useI18n.ts'
import { StillCard } from './Card.tsx'
import { statusName, statusTone } from './statusName.ts'
import type { BoardController } from './useBoardController.ts'

/** A board on a phone: one status at a time, and moves through each card's menu. */
export function PhoneBoard({ fixture: controller }: { fixture: BoardController }) {
  const { resource, board, named, moves, openMenu, loadMore } = controller
  const { translate, format } = useI18n()
  const id = useId()
  const columns = board.data?.columns ?? []
  const [chosen, choose] = useState<string>()
  const column = columns.find(({ status }) => status === chosen) ?? columns.find(({ total }) => total > 0) ?? columns[0]
  if (!column) return null
  const Icon = icons[definitionOf(resource).icon]
  const { status, data, total } = column
  return (
    <>
      <Tabs
        value={status}
        onChange={(_, next: string) => choose(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={translate('admin.board.statuses')}
        className="tabs"
      >
        {columns.map((one) => (
          <Tab
            key={one.status}
            value={one.status}
            id={`${id}-${one.status}`}
            aria-controls={`${id}-panel`}
            label={
              <span className="tab">
                <StatusDot tone={statusTone(resource, one.status)}>{statusName(translate, resource, one.status)}</StatusDot>
                <span className={one.late > 0 ? 'count some-late' : 'count'}>{format.number(one.total)}</span>
              </span>
            }
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${status}`}>
        {data.length === 0 ? (
          <Notice icon={<Icon />} title={translate('admin.board.emptyColumn')} text={translate('admin.board.emptyColumnHelp')} />
        ) : (
          <ul className="stack">
            {data.map((row) => (
              <li key={row.id}>
                <StillCard
                  resource={resource}
                  row={row}
                  status={status}
                  named={named}
                  movable={moves(row).length > 0}
                  onMenu={openMenu}
                  held={board.held.has(row.id)}
                  arrived={board.arrived.has(row.id)}
                />
              </li>
            ))}
          </ul>
        )}
        {data.length < total && (
          <Button fullWidth variant="outlined" onClick={() => loadMore(status)}>
            {translate('admin.board.more', { smart_count: total - data.length, count: format.number(total - data.length) })}
          </Button>
        )}
      </div>
    </>
  )
}
