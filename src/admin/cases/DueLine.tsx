import Late from '@mui/icons-material/ErrorOutlineOutlined'
import Escalated from '@mui/icons-material/KeyboardDoubleArrowUpOutlined'
import Paused from '@mui/icons-material/PauseCircleOutlined'
import Due from '@mui/icons-material/ScheduleOutlined'
import Box from '@mui/material/Box'
import type SvgIcon from '@mui/material/SvgIcon'
import Tooltip from '@mui/material/Tooltip'
import type { Row } from '../core/definition.ts'
import { useI18n } from '../core/useI18n.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

interface Line {
  icon: typeof SvgIcon
  tone: string
  text: string
  exact: string
}

/** The deadline of the answer, whether it is paused, and whether the case was escalated. */
export function DueLine({ row }: { row: Row }) {
  const { translate, format } = useI18n()
  const line = (icon: typeof SvgIcon, tone: string, key: string, moment: string): Line => ({
    icon,
    tone,
    text: translate(namedKey(`admin.case.${key}`), { when: format.relative(moment) }),
    exact: format.dateTime(moment),
  })
  const { pausedAt, dueAt, escalatedAt, closedAt, status } = row
  const lines: Line[] = []
  if (status === 'closed' && typeof closedAt === 'string') lines.push(line(Due, 'text.secondary', 'closed', closedAt))
  else if (typeof pausedAt === 'string') lines.push(line(Paused, 'info.main', 'paused', pausedAt))
  else if (typeof dueAt === 'string' && Date.parse(dueAt) < Date.now()) lines.push(line(Late, 'error.main', 'late', dueAt))
  else if (typeof dueAt === 'string') lines.push(line(Due, 'text.primary', 'due', dueAt))
  if (status !== 'closed' && typeof escalatedAt === 'string') lines.push(line(Escalated, 'warning.main', 'escalated', escalatedAt))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}>
      {lines.map(({ icon: Icon, tone, text, exact }) => (
        <Tooltip key={text} title={exact}>
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: tone, fontWeight: 550 }}>
            <Icon aria-hidden fontSize="small" />
            {text}
          </Box>
        </Tooltip>
      ))}
    </Box>
  )
}
