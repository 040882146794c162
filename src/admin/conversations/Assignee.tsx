import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useGetIdentity, useGetList } from 'react-admin'
import { press } from '../../http/index.ts'
import { assignThread } from '../../schema/conversations/calls.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { RowName } from '../core/fields/RowName.tsx'
import { rowTitle } from '../core/fields/rowTitle.ts'
import { useAct } from '../core/useAct.ts'
import { useI18n } from '../core/useI18n.ts'

interface AssigneeProps {
  conversation: { id: string; assigneeId: string | null }
  mayWrite: boolean
  mayAssign: boolean
}

/** Whose conversation it is: taken by oneself, or given to a colleague by who may assign. */
export function Assignee({ conversation: { id, assigneeId }, mayWrite, mayAssign }: AssigneeProps) {
  const { translate } = useI18n()
  const { identity } = useGetIdentity()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { run, acting } = useAct(['conversations'])
  const assign = (staffId: string | null) => run(() => client.call(assignThread, { staffId }, { params: { id } }))
  const mine = identity?.id === assigneeId
  const name = assigneeId ? <RowName target="staff" id={assigneeId} /> : null
  if (!mayWrite) return name
  if (!mayAssign)
    return assigneeId && !mine ? (
      name
    ) : (
      <Button size="small" disabled={acting} onClick={press(() => assign(mine ? null : String(identity?.id)))}>
        {translate(mine ? 'admin.conversation.release' : 'admin.show.take')}
      </Button>
    )
  return (
    <>
      <Button size="small" disabled={acting} aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {name ?? translate('admin.conversation.assign')}
      </Button>
      {anchor && (
        <Colleagues
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onChoose={async (staffId) => {
            setAnchor(null)
            await assign(staffId)
          }}
          chosen={assigneeId}
        />
      )}
    </>
  )
}

interface ColleaguesProps {
  anchor: HTMLElement
  chosen: string | null
  onClose: () => void
  onChoose: (staffId: string | null) => Promise<unknown>
}

function Colleagues({ anchor, chosen, onClose, onChoose }: ColleaguesProps) {
  const i18n = useI18n()
  const { data = [] } = useGetList<Row>('staff', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
    filter: { active: true },
    meta: { view: 'names' },
  })
  return (
    <Menu anchorEl={anchor} open onClose={onClose} slotProps={{ paper: { sx: { maxBlockSize: 420 } } }}>
      {chosen && <MenuItem onClick={press(() => onChoose(null))}>{i18n.translate('admin.conversation.release')}</MenuItem>}
      {data.map((row) => (
        <MenuItem key={row.id} selected={row.id === chosen} onClick={press(() => onChoose(row.id))}>
          <bdi>{rowTitle('staff', row, i18n)}</bdi>
        </MenuItem>
      ))}
    </Menu>
  )
}
