import Board from '@mui/icons-material/ViewKanbanOutlined'
import List from '@mui/icons-material/TableRowsOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Link } from 'react-router-dom'
import { definitionOf } from '../definition.ts'
import { arrange, usePreferences } from '../preferences.ts'
import { useList } from '../list/ListProvider.tsx'
import { firstState, writeState } from '../list/listState.ts'
import { useI18n } from '../useI18n.ts'

/** Switches between list and board of the same rows with the same filters; the choice is kept for this resource. */
export function BoardSwitch() {
  const { resource, state, board: here } = useList()
  const { translate } = useI18n()
  const { boards } = usePreferences()
  const { board } = definitionOf(resource)
  if (!board || state.deleted) return null
  const { sort, filter, view } = state
  // The board's default view is not passed on to the list.
  const kept = here && view === board.view ? '' : writeState(resource, { ...firstState(resource), sort, filter, view })
  const side = (name: 'list' | 'board', Icon: typeof Board) => {
    const present = (name === 'board') === here
    return (
      <ButtonBase
        component={Link}
        to={`/home/${resource}${name === 'board' ? '/board' : ''}${kept}`}
        aria-label={translate(`admin.board.as.${name}`)}
        aria-current={present ? 'page' : undefined}
        onClick={() => arrange({ boards: { ...boards, [resource]: name === 'board' } })}
        sx={{
          gap: 0.75,
          minInlineSize: { xs: 44, sm: 0 },
          paddingInline: 1.25,
          minBlockSize: { xs: 44, sm: 34 },
          borderRadius: 1.5,
          fontSize: 13.5,
          fontWeight: 600,
          color: present ? 'text.primary' : 'text.secondary',
          bgcolor: present ? 'background.paper' : 'transparent',
          boxShadow: present ? '0 1px 3px rgb(10 20 35 / .18)' : 'none',
        }}
      >
        <Icon aria-hidden sx={{ fontSize: 18 }} />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {translate(`admin.board.as.${name}`)}
        </Box>
      </ButtonBase>
    )
  }
  return (
    <Box
      component="nav"
      aria-label={translate('admin.board.as.label')}
      sx={{ display: 'flex', gap: 0.25, padding: 0.25, borderRadius: 2, bgcolor: 'surface.sunken', border: 1, borderColor: 'divider' }}
    >
      {side('list', List)}
      {side('board', Board)}
    </Box>
  )
}
