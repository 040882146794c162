import Save from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId } from 'react'
import { Panel } from '../core/parts/Panel.tsx'
import type { Row } from '../core/definition.ts'
import { DayInput } from '../core/fields/pickers/DayInput.tsx'
import { RowFailed } from '../core/pages/RowFailed.tsx'
import { useI18n } from '../core/useI18n.ts'
import { PeopleResults } from './PeopleResults.tsx'
import { QuestionResults } from './QuestionResults.tsx'
import { ResultOverview } from './ResultOverview.tsx'
import { saveResults } from './resultsFile.ts'
import { resultTabs, useRequested, useResults, type ResultTab } from './useResults.ts'
import { VerbatimList } from './VerbatimList.tsx'
import { Skeleton } from '../core/parts/Skeleton.tsx'

/** The results of a survey: figures and charts, by question, by branch and colleague, and written answers. */
export function SurveyResults({ row }: { row: Row }) {
  const i18n = useI18n()
  const { translate } = i18n
  const id = useId()
  const { tab, from, to, ask } = useRequested()
  const { data, error, refetch } = useResults(row.id, from, to)
  if (row['status'] === 'draft') return null
  const shown = {
    overview: () => data && <ResultOverview data={data} />,
    questions: () => data && <QuestionResults data={data} />,
    people: () => data && <PeopleResults data={data} />,
    words: () => <VerbatimList surveyId={row.id} data={data} />,
  }
  return (
    <Panel
      title={translate('admin.results.title')}
      action={
        <Button
          size="small"
          startIcon={<Save />}
          disabled={!data}
          onClick={() => data && saveResults(data, i18n)}
          sx={{ minBlockSize: 44 }}
        >
          {translate('admin.results.export')}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlockEnd: 1.5 }}>
        <Box sx={{ flex: { xs: '1 1 176px', sm: '0 1 190px' } }}>
          <DayInput label={translate('admin.results.from')} value={from} onChange={(next) => ask({ from: next })} />
        </Box>
        <Box sx={{ flex: { xs: '1 1 176px', sm: '0 1 190px' } }}>
          <DayInput label={translate('admin.results.to')} value={to} onChange={(next) => ask({ to: next })} />
        </Box>
      </Box>
      <Tabs
        value={tab}
        onChange={(_, next: ResultTab) => ask({ results: next, question: undefined, answer: undefined })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={translate('admin.results.title')}
        sx={{ borderBlockEnd: 1, borderColor: 'divider', marginBlockEnd: 2 }}
      >
        {resultTabs.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`${id}-${one}`}
            aria-controls={`${id}-panel`}
            label={translate(`admin.results.tabs.${one}`)}
            sx={{ minBlockSize: 48 }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {error && !data ? (
          <RowFailed resource="surveys" failure={error} onRetry={() => refetch()} />
        ) : (
          (shown[tab]() ?? <Skeleton variant="rounded" height={240} />)
        )}
      </Box>
    </Panel>
  )
}
