import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { Verbatim } from '../../schema/surveys/calls/surveyFamily.ts'
import { useI18n } from '../core/useI18n.ts'
import { answerText } from './answerWords.ts'
import type { Results } from './useResults.ts'

/** One customer's answers, with links to the customer, the visit and the complaint that they opened. */
export function VerbatimItem({ item, questions }: { item: Verbatim; questions: Results['questions'] }) {
  const i18n = useI18n()
  const { translate, format, code } = i18n
  const { customer, appointment, complaint, answeredAt, answers, verbatim, score, nps, location, staff } = item
  const short = questions.filter(({ id, kind }) => kind !== 'text' && answers[id] !== undefined && answers[id] !== '')
  const name = customer?.name ?? translate('admin.results.noCustomer')
  const beside = [location?.[code], staff?.[code]].filter(Boolean).join(' · ')
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 2, padding: 1.5, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
        {customer ? (
          <MuiLink component={Link} to={`/home/customers/${customer.id}/show`} sx={{ fontWeight: 650 }}>
            <bdi>{name}</bdi>
          </MuiLink>
        ) : (
          <span>{name}</span>
        )}
        {score !== null && <Chip size="small" label={translate('admin.results.stars', { value: format.number(score) })} />}
        {nps !== null && <Chip size="small" label={translate('admin.results.recommends', { value: format.number(nps) })} />}
        <Typography
          component="time"
          variant="body2"
          dateTime={answeredAt ?? ''}
          sx={{ color: 'text.secondary', marginInlineStart: 'auto' }}
        >
          {answeredAt && format.dateTime(answeredAt)}
        </Typography>
      </Box>
      {verbatim && (
        <Typography component="blockquote" dir="auto" sx={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {verbatim}
        </Typography>
      )}
      {short.length > 0 && (
        <Box
          component="dl"
          sx={{
            margin: 0,
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
            columnGap: 2,
            rowGap: 0.5,
            fontSize: 13,
          }}
        >
          {short.map((question) => (
            <Box key={question.id} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {question.label[code]}
              </Box>
              <Box component="dd" sx={{ margin: 0, fontWeight: 550 }}>
                <bdi>{answerText(i18n, question, answers[question.id])}</bdi>
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, fontSize: 13, color: 'text.secondary' }}>
        {beside && <span>{beside}</span>}
        {appointment && (
          <MuiLink component={Link} to={`/home/appointments/${appointment.id}/show`}>
            {translate('admin.results.visit', { ref: appointment.ref })}
          </MuiLink>
        )}
        {complaint && (
          <MuiLink component={Link} to={`/home/complaints/${complaint.id}/show`}>
            {translate('admin.results.complaint', { ref: complaint.ref })}
          </MuiLink>
        )}
      </Box>
    </Box>
  )
}
