import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { press } from '../../../http/index.ts'
import type { Translate } from '../../../i18n/index.ts'
import type { ImportResult } from '../../../schema/core/longWork/transfer.ts'
import { cancelJob } from '../../../schema/core/calls.ts'
import { client } from '../client.ts'
import { Panel } from '../parts/Panel.tsx'
import { useI18n } from '../useI18n.ts'
import { isWorking, type ImportJob } from './importCalls.ts'
import { saveFile } from '../saveFile.ts'
import { namedKey } from '../../../schema/core/dataKeys.ts'

const counted = ['create', 'update', 'unchanged', 'failed'] as const
const shownRows = 8

/** The rows of each problem, the most frequent first. */
function grouped(problems: ImportResult['problems'], translate: Translate): [problem: string, rows: number[]][] {
  const rows = new Map<string, number[]>()
  for (const { row, column, message } of problems) {
    const problem = column ? translate('admin.transfer.problem', { column, message }) : message
    rows.set(problem, [...(rows.get(problem) ?? []), row])
  }
  return [...rows].sort(([, one], [, other]) => other.length - one.length)
}

/** Progress and result of an import or its dry run: counts, the first problems, and a file of all failed rows. */
export function JobState({ job }: { job: ImportJob | undefined }) {
  const { translate, format } = useI18n()
  if (!job || isWorking(job)) {
    const share = job && job.total > 0 ? Math.min(100, (job.done / job.total) * 100) : 0
    return (
      <Panel
        title={translate('admin.transfer.working')}
        action={
          job && (
            <Button size="small" onClick={press(() => client.call(cancelJob, {}, { params: { id: job.id } }))}>
              {translate('admin.form.cancel')}
            </Button>
          )
        }
      >
        <LinearProgress
          aria-label={translate('admin.transfer.working')}
          sx={{ borderRadius: 2, blockSize: 6, marginBlockEnd: 1 }}
          {...(share > 0 ? { variant: 'determinate', value: share } : {})}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('admin.jobs.progress', { done: format.number(job?.done ?? 0), total: format.number(job?.total ?? 0) })}
        </Typography>
      </Panel>
    )
  }
  const { result, state } = job
  if (state === 'failed' || (state === 'cancelled' && result.create === undefined)) {
    return (
      <Alert severity={state === 'failed' ? 'error' : 'warning'} variant="outlined" sx={{ marginBlockEnd: 2 }}>
        {state === 'failed'
          ? translate(namedKey(`errors.${result.error ?? 'internal'}`))
          : translate('admin.transfer.cancelled', { smart_count: job.done, count: format.number(job.done) })}
      </Alert>
    )
  }
  const { errorsUrl, problems = [], dry } = result
  return (
    <Box sx={{ marginBlockEnd: 2 }} role="status">
      <Panel title={translate(dry ? 'admin.transfer.tried' : 'admin.transfer.finished')}>
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, margin: 0 }}>
          {counted.map((one) => (
            <Box key={one} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {translate(`admin.transfer.${dry ? 'would' : 'did'}.${one}`)}
              </Typography>
              <Typography
                component="dd"
                sx={{
                  margin: 0,
                  fontSize: 26,
                  fontWeight: 650,
                  color: one === 'failed' && (result.failed ?? 0) > 0 ? 'error.main' : 'text.primary',
                }}
              >
                {format.number(result[one] ?? 0)}
              </Typography>
            </Box>
          ))}
        </Box>
        {problems.length > 0 && (
          <Box component="ul" sx={{ marginBlock: 2, paddingInlineStart: 2.5 }}>
            {[...grouped(problems, translate)].slice(0, shownRows).map(([problem, rows]) => (
              <Typography component="li" variant="body2" key={problem}>
                {translate('admin.transfer.rowProblem', {
                  smart_count: rows.length,
                  rows:
                    rows.slice(0, shownRows).map(format.number).join(translate('admin.filter.comma')) +
                    (rows.length > shownRows ? '…' : ''),
                  problem,
                })}
              </Typography>
            ))}
          </Box>
        )}
        {errorsUrl && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Button variant="outlined" onClick={press(() => saveFile(errorsUrl))}>
              {translate('admin.transfer.failedFile')}
            </Button>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('admin.transfer.failedHelp')}
            </Typography>
          </Box>
        )}
      </Panel>
    </Box>
  )
}
