import More from '@mui/icons-material/KeyboardArrowDownOutlined'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { press } from '../../../http/index.ts'
import { Menu } from '../parts/late.tsx'
import type { Move } from '../../../schema/core/transitions.ts'
import { definitionOf, type Row } from '../definition.ts'
import { useMay } from '../rights.ts'
import { useI18n } from '../useI18n.ts'
import { allowedMoves } from './allowedMoves.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { moveName } from './moveName.ts'
import { useMove } from './useMove.ts'

interface MoveButtonsProps {
  resource: string
  row: Row
  /** The status that comes next, where it is not the graph's first; null: none of them. */
  first?: string | null | undefined
  /** Statuses that the page offers elsewhere. */
  without?: readonly string[]
  /** Without the other moves. */
  brief?: boolean
  /** The other moves as buttons instead of a menu. */
  flat?: boolean
}

/** The next allowed move as the filled button, the others beside it. */
export function MoveButtons({ resource, row, first, without = [], brief = false, flat = false }: MoveButtonsProps) {
  const { translate } = useI18n()
  const may = useMay()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asking, setAsking] = useState<Move | null>(null)
  const { move, current } = useMove(resource, row)
  const [wanted, setWanted] = useState<Move | null>(null)
  const { status } = definitionOf(resource)
  const moves = allowedMoves(resource, row, may).filter(({ to }) => !without.includes(to))
  const next = moves.find(({ to, aside }) => (first === undefined ? !aside : to === first))
  const others = moves.filter((one) => one !== next)
  if (!status || (moves.length === 0 && !asking && !wanted)) return null
  const called = (one: Move) => moveName(translate, resource, one)
  const choose = async (one: Move) => {
    setAnchor(null)
    if (!one.asks && !one.aside && one.right !== 'F') return moveAtOnce(one)
    setAsking(one)
  }
  // After a conflict the dialog shows what others changed and offers the move again.
  const moveAtOnce = async (one: Move) => {
    setWanted(one)
    if ((await move({ to: one.to })) === null) setWanted(null)
  }
  const again = current && wanted
  return (
    <>
      {flat &&
        others.map((one) => (
          <Button key={one.to} variant="outlined" onClick={press(() => choose(one))}>
            {called(one)}
          </Button>
        ))}
      {others.length > 0 && !brief && !flat && (
        <>
          <Button variant="outlined" endIcon={<More />} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
            {translate('admin.move.other')}
          </Button>
          <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
            {others.map((one) => (
              <MenuItem key={one.to} onClick={press(() => choose(one), anchor)}>
                {called(one)}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
      {next && (
        <Button
          variant="contained"
          sx={{ order: { xs: -1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } }}
          onClick={press(() => choose(next))}
        >
          {called(next)}
        </Button>
      )}
      {asking && <MoveDialog resource={resource} row={row} move={asking} title={called(asking)} onClose={() => setAsking(null)} />}
      {again && (
        <MoveDialog resource={resource} row={row} now={current} move={again} title={called(again)} onClose={() => setWanted(null)} />
      )}
    </>
  )
}
