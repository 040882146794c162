import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { Period } from '../../schema/dashboard/dashboards.ts'
import { definitionOf } from '../core/definition.ts'
import { icons } from '../core/icons.ts'
import { useI18n } from '../core/useI18n.ts'
import { listLink } from '../core/listLink.ts'
import { Trend } from './Trend.tsx'
import type { Figure } from './useDashboard.ts'
import { valueText } from '../core/charts/values.ts'
import { comparison } from './comparison.ts'

// Whether the change is an improvement; also said in text.
function toneOf({ value, previous, fewer }: Figure): string {
  if (value === null || previous === null || value === previous) return 'text.secondary'
  return value > previous === !fewer ? 'success.main' : 'error.main'
}

/** A figure with its trend and the comparison with the previous period; opens the list that it counts. */
export function FigureTile({ figure, period }: { figure: Figure; period: Period }) {
  const i18n = useI18n()
  const { translate, format } = i18n
  const { key, resource, filter, unit, value, of } = figure
  const Icon = icons[definitionOf(resource).icon]
  const compared = comparison(i18n, figure, period)
  return (
    <li>
      <ButtonBase
        component={Link}
        to={listLink(resource, filter)}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 0.25,
          inlineSize: '100%',
          blockSize: '100%',
          alignContent: 'start',
          padding: { xs: 2, sm: 2.5 },
          textAlign: 'start',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 3,
          transition: 'border-color 120ms',
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, color: 'text.secondary' }}>
          <Icon aria-hidden sx={{ fontSize: 19, color: 'primary.main', flex: 'none' }} />
          <Typography variant="body2" component="span" sx={{ fontWeight: 550 }}>
            {translate(`admin.dashboard.figures.${key}`)}
          </Typography>
        </Box>
        <Box
          component="span"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 1, rowGap: 0.5 }}
        >
          <Typography
            component="span"
            sx={{
              fontSize: unit === 'money' ? 22 : 34,
              lineHeight: '44px',
              fontWeight: 650,
              letterSpacing: '-0.02em',
              overflowWrap: 'anywhere',
            }}
          >
            <bdi>{valueText(i18n, unit, value)}</bdi>
          </Typography>
          <Trend counts={figure.trend} />
        </Box>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {of !== null &&
            (unit === 'money'
              ? translate('admin.dashboard.visits', { count: format.number(of), smart_count: of })
              : translate('admin.dashboard.of', { count: format.number(of) }))}
          {of !== null && compared && ' · '}
          {compared && (
            <Box component="span" sx={{ color: toneOf(figure) }}>
              {compared}
            </Box>
          )}
          {of === null && !compared && translate('admin.dashboard.now')}
        </Typography>
      </ButtonBase>
    </li>
  )
}
