import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { ResultFigure as Figure } from '../../schema/surveys/calls/surveyFamily.ts'
import { listLink } from '../core/listLink.ts'
import { valueText } from '../core/charts/values.ts'
import { useI18n } from '../core/useI18n.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

/** A figure of a survey, which opens the list that it counts. */
export function ResultFigure({ figure, large = false }: { figure: Figure; large?: boolean }) {
  const i18n = useI18n()
  const { key, unit, value, resource, filter } = figure
  return (
    <Box
      component={Link}
      to={listLink(resource, filter)}
      sx={{
        display: 'grid',
        gap: 0.25,
        alignContent: 'space-between',
        padding: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        color: 'inherit',
        textDecoration: 'none',
        minBlockSize: 48,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {i18n.translate(namedKey(`admin.results.figures.${key}`))}
      </Typography>
      <Typography component="span" sx={{ fontWeight: 700, fontSize: large ? 28 : 18, lineHeight: 1.2 }}>
        <bdi>{valueText(i18n, unit, value)}</bdi>
      </Typography>
    </Box>
  )
}
