import Save from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { figures, periodWords, type Period } from '../../schema/dashboard/dashboards.ts'
import { PageTitle } from '../core/pages/PageTitle.tsx'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { CampaignResults } from './CampaignResults.tsx'
import { Charts } from './Charts.tsx'
import { Figures } from './Figures.tsx'
import { saveFigures } from './figuresFile.ts'
import { Greeting } from './Greeting.tsx'
import { TodayBookings } from './TodayBookings.tsx'
import { useDashboard, usePeriod } from './useDashboard.ts'

/** The resources that figures count. Who may export none of them saves no figures of them either. */
const counted = [...new Set(Object.values(figures).map(({ resource }) => resource))]

/** The figures, today's bookings, then the charts of the period. */
export function Dashboard() {
  const i18n = useI18n()
  const { translate } = i18n
  const [period, setPeriod] = usePeriod()
  const { data } = useDashboard(period)
  const may = useMay()
  return (
    <>
      <PageTitle>{translate('admin.dashboard.title')}</PageTitle>
      <Greeting>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={period}
          aria-label={translate('admin.dashboard.period')}
          onChange={(_event, next: Period | null) => next && setPeriod(next)}
        >
          {periodWords.map((word) => (
            <ToggleButton key={word} value={word} sx={{ paddingInline: 1.5, minBlockSize: { xs: 44, sm: 38 } }}>
              {translate(`admin.dashboard.periods.${word}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {counted.some((resource) => may('export', resource)) && (
          <Button variant="outlined" startIcon={<Save />} disabled={!data} onClick={() => data && saveFigures(data, i18n)}>
            {translate('admin.dashboard.export')}
          </Button>
        )}
      </Greeting>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Figures data={data} />
        {may('list', 'appointments') && <TodayBookings />}
        <Charts data={data} />
        {may('list', 'campaigns') && <CampaignResults />}
      </Box>
    </>
  )
}
