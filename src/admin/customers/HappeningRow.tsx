import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { definitionOf, fieldsOf } from '../core/definition.ts'
import { partOf } from '../../fields/admin.ts'
import { Moment } from '../core/parts/Moment.tsx'
import { rowSubtitle, rowTitle } from '../core/fields/rowTitle.ts'
import { icons } from '../core/icons.ts'
import { nameOf, useI18n } from '../core/useI18n.ts'

interface HappeningProps {
  at: string
  resource: string
  id: string
  row: Readonly<Record<string, unknown>>
}

/** One line of the timeline: what, when, status, and a link. */
export function HappeningRow({ at, resource, id, row }: HappeningProps) {
  const i18n = useI18n()
  const { icon, status } = definitionOf(resource)
  const Icon = icons[icon]
  // Resources without a status graph have a status as well.
  const stands = status?.field ?? 'status'
  const field = fieldsOf(resource)[stands]
  const View = field && partOf(field).View
  const about = rowSubtitle(resource, row, i18n)
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, paddingBlock: 1.25, borderBlockStart: '1px solid', borderColor: 'divider' }}>
      <Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary', marginBlockStart: 0.25 }} />
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Typography component="div" variant="body2">
          <Link component={RouterLink} to={`/home/${resource}/${id}/show`} underline="hover" sx={{ fontWeight: 600 }}>
            {nameOf(i18n.translate, resource, 1)} <bdi>{rowTitle(resource, row, i18n)}</bdi>
          </Link>
        </Typography>
        <Typography component="div" variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Moment value={at} /> {about && about !== i18n.format.dateTime(at) && <>· {about}</>}
        </Typography>
      </Box>
      {View && typeof row[stands] === 'string' && (
        <Box sx={{ fontSize: 12.5 }}>
          <View field={field} name={stands} resource={resource} value={row[stands]} row={row} dense />
        </Box>
      )}
    </Box>
  )
}
