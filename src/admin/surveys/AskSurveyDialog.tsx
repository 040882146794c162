import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useGetList } from 'react-admin'
import { press } from '../../http/index.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { inviteToSurvey } from '../../schema/surveys/calls.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { bilingualText } from '../../fields/bilingual/bilingualValue.ts'
import { useI18n } from '../core/useI18n.ts'
import { useAct } from '../core/useAct.ts'

interface AskSurveyDialogProps {
  resource: string
  /** Undefined for all matches, which are more than can be invited at once. */
  ids: readonly string[] | undefined
  count: number
  onClose: () => void
}
const limit = 200
const counts = ['asked', 'waiting', 'skipped', 'repeated', 'nobody'] as const

/** Chooses the survey, then shows the result. */
export function AskSurveyDialog({ resource, ids, count, onClose }: AskSurveyDialogProps) {
  const { translate, format, code } = useI18n()
  const titleId = useId()
  const [surveyId, setSurveyId] = useState('')
  const [error, setError] = useState<string>()
  const [outcome, setOutcome] = useState<OutputOf<'inviteToSurvey'>>()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { run } = useAct(['surveyInvitations', 'surveyResults'])
  const { data } = useGetList<Row>('surveys', { pagination: { page: 1, perPage: 100 }, filter: { status: ['active'] } })
  const tooMany = ids === undefined || ids.length > limit
  const subject = resource === 'appointments' ? ('appointments' as const) : ('customers' as const)
  const submit = async () => {
    if (!surveyId) return setError(translate('validation.required'))
    const request = { resource: subject, ids: [...(ids ?? [])] }
    const refused = await run(async () =>
      setOutcome(await client.call(inviteToSurvey, request, { params: { id: surveyId }, idempotencyKey })),
    )
    if (refused) setError(Object.values(refused)[0])
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('admin.survey.ask')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, paddingBlockStart: '8px !important' }}>
        {outcome ? (
          <Alert severity="success">
            {translate('admin.survey.outcome', Object.fromEntries(counts.map((key) => [key, format.number(outcome[key])])))}
          </Alert>
        ) : (
          <>
            <Typography>{translate('admin.survey.askOf', { smart_count: count })}</Typography>
            {tooMany && <Alert severity="warning">{translate('admin.survey.askMost', { max: format.number(limit) })}</Alert>}
            {data?.length === 0 ? (
              <Alert severity="info">{translate('admin.survey.noneActive')}</Alert>
            ) : (
              <TextField
                select
                required
                label={translate('admin.survey.which')}
                value={surveyId}
                onChange={({ target }) => {
                  setSurveyId(target.value)
                  setError(undefined)
                }}
                error={error !== undefined}
                helperText={error}
              >
                {(data ?? []).map((survey) => (
                  <MenuItem key={survey.id} value={survey.id}>
                    {bilingualText(survey['name'], code)}
                  </MenuItem>
                ))}
              </TextField>
            )}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('admin.survey.askText')}
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(outcome ? 'admin.survey.close' : 'admin.form.cancel')}</Button>
        {!outcome && (
          <Button variant="contained" disabled={tooMany || !data?.length} onClick={press(() => submit())}>
            {translate('admin.survey.send')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
