import Edit from '@mui/icons-material/EditOutlined'
import Write from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Wording } from '../../schema/messages/calls/messageTexts.ts'
import type { Row } from '../core/definition.ts'
import { bilingualText } from '../../fields/bilingual/bilingualValue.ts'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { PageTitle } from '../core/pages/PageTitle.tsx'
import { NotAllowed } from '../core/pages/NotAllowed.tsx'
import { PageSkeleton } from '../core/pages/PageSkeleton.tsx'
import { RowFailed } from '../core/pages/RowFailed.tsx'
import { useMay } from '../core/rights.ts'
import { nameOf, useI18n } from '../core/useI18n.ts'
import { Gaps } from './Gaps.tsx'
import { useWhatsappTemplates, type WhatsappTemplates } from './useWhatsappTemplates.ts'
import { useWordings } from './useWordings.ts'
import { WhatsappNote, WhatsappStates } from './WhatsappStates.tsx'
import { Items } from '../core/parts/Items.tsx'

const limit = 100

/** Every kind of message with its text: the tenant's own, or the built-in one. */
export function TemplatesPage() {
  const may = useMay()
  return may('list', 'messageTemplates') ? <Templates /> : <NotAllowed />
}

function Templates() {
  const { translate } = useI18n()
  const { wordings } = useWordings()
  const templates = useWhatsappTemplates()
  const { data, error, refetch } = useGetList<Row>('messageTemplates', {
    pagination: { page: 1, perPage: limit },
    sort: { field: 'kind', order: 'ASC' },
  })
  if (error) return <RowFailed resource="messageTemplates" failure={error} onRetry={() => refetch()} />
  if (!data || !wordings) return <PageSkeleton />
  const title = nameOf(translate, 'messageTemplates')
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Typography component="h1" variant="h1" sx={{ marginBlockEnd: 0.5 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2, maxInlineSize: '90ch' }}>
        {translate('admin.template.about')}
      </Typography>
      {templates && <WhatsappNote byHand={templates.byHand} />}
      <Items sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 3, maxInlineSize: 1080 }}>
        {wordings.map((wording) => (
          <TemplateLine key={wording.kind} wording={wording} row={data.find((row) => row['kind'] === wording.kind)} templates={templates} />
        ))}
      </Items>
    </>
  )
}

interface TemplateLineProps {
  wording: Wording
  row: Row | undefined
  templates: WhatsappTemplates | undefined
}
// What WhatsApp has nothing to approve of: codes go by SMS, notices to colleagues by mail.
const elsewhere: readonly string[] = ['otp', 'otpIssue', 'staffNotice', 'invitation', 'passwordReset', 'accountChanged']

function TemplateLine({ wording, row, templates }: TemplateLineProps) {
  const { translate, code } = useI18n()
  const may = useMay()
  const name = translate(`enumerations.messageKind.${wording.kind}`)
  const own = row?.['active'] === true
  const state = own ? 'own' : row ? 'off' : 'builtIn'
  const words = own ? bilingualText(row['body'], code) : wording.builtIn[code]
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '230px minmax(0, 1fr) auto' },
        gap: { xs: 1, md: 2.5 },
        alignItems: 'start',
        padding: { xs: 2, sm: 2.5 },
        '&:not(:first-of-type)': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <div>
        <Typography component="h2" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Box sx={{ fontSize: 13 }}>
          <StatusDot tone={own ? 'positive' : 'neutral'}>{translate(`admin.template.state.${state}`)}</StatusDot>
        </Box>
      </div>
      <Typography variant="body2" component="p" lang={code} sx={{ overflowWrap: 'anywhere', lineHeight: 1.9 }}>
        <Gaps words={words} />
      </Typography>
      {row ? (
        <Button
          component={Link}
          to={may('edit', 'messageTemplates', row) ? `/home/messageTemplates/${row.id}` : `/home/messageTemplates/${row.id}/show`}
          variant="outlined"
          startIcon={<Edit />}
          aria-label={translate('admin.template.editOf', { name })}
          sx={{ minHeight: { xs: 44, md: 36 }, justifySelf: 'start' }}
        >
          {translate('admin.list.edit')}
        </Button>
      ) : (
        may('create', 'messageTemplates') && (
          <Button
            component={Link}
            to="/home/messageTemplates/create"
            state={{ values: { kind: wording.kind, body: wording.builtIn } }}
            startIcon={<Write />}
            aria-label={translate('admin.template.writeOf', { name })}
            sx={{ minHeight: { xs: 44, md: 36 }, justifySelf: 'start' }}
          >
            {translate('admin.template.write')}
          </Button>
        )
      )}
      {templates && !elsewhere.includes(wording.kind) && <WhatsappStates kind={wording.kind} known={templates} />}
    </Box>
  )
}
