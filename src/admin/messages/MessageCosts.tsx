import Save from '@mui/icons-material/FileDownloadOutlined'
import Wallet from '@mui/icons-material/PaymentsOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { messageCosts } from '../../schema/messages/calls.ts'
import { costFilter, unknownCostFilter, type Costs, type Span } from '../../schema/messages/calls/costFilters.ts'
import { client } from '../core/client.ts'
import { listLink } from '../core/listLink.ts'
import { useLiveRefresh } from '../core/live/useLiveRefresh.ts'
import { NotAllowed } from '../core/pages/NotAllowed.tsx'
import { Notice } from '../core/pages/Notice.tsx'
import { PageSkeleton } from '../core/pages/PageSkeleton.tsx'
import { Nothing } from '../core/parts/Nothing.tsx'
import { PageTitle } from '../core/pages/PageTitle.tsx'
import { RowFailed } from '../core/pages/RowFailed.tsx'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { saveCosts, sumOf, type Part } from './costsFile.ts'

/** What messages cost by kind and month; each number opens the list of its messages. */
export function MessageCosts() {
  const may = useMay()
  return may('list', 'messages') ? <CostsPage /> : <NotAllowed />
}

function CostsPage() {
  const i18n = useI18n()
  const { translate, format } = i18n
  const may = useMay()
  const { data, error, refetch } = useQuery({
    queryKey: ['messages', 'costs'],
    queryFn: ({ signal }) => client.call(messageCosts, {}, { signal, quiet: 'silent' }),
  })
  useLiveRefresh(['messages'], () => refetch())
  const title = translate('admin.messageCosts.title')
  if (error && !data) return <RowFailed resource="messages" failure={error} onRetry={() => refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: 0.5 }}>
        <Typography component="h1" variant="h1" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {data.cells.length > 0 && may('export', 'messages') && (
          <Button variant="outlined" startIcon={<Save />} onClick={() => saveCosts(data, i18n)} sx={{ minHeight: { xs: 44, md: 36 } }}>
            {translate('admin.messageCosts.export')}
          </Button>
        )}
      </Box>
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2, maxInlineSize: '90ch' }}>
        {translate('admin.messageCosts.about')}
      </Typography>
      {data.cells.length === 0 ? (
        <Notice
          icon={<Wallet />}
          title={translate('admin.messageCosts.none')}
          text={translate('admin.messageCosts.noneText')}
          action={
            may('edit', 'settings') && (
              <Button component={Link} to="/home/settings" variant="outlined">
                {translate('admin.messageCosts.settings')}
              </Button>
            )
          }
        />
      ) : (
        <CostTable costs={data} />
      )}
      {data.unknown > 0 && (
        <Typography sx={{ marginBlockStart: 2, color: 'text.secondary' }}>
          <MuiLink component={Link} to={listLink('messages', unknownCostFilter(data))}>
            {translate('admin.messageCosts.unknown', { smart_count: data.unknown, count: format.number(data.unknown) })}
          </MuiLink>{' '}
          {translate('admin.messageCosts.unknownText')}
        </Typography>
      )}
    </>
  )
}

const cell = { padding: '10px 14px', borderBlockEnd: '1px solid', borderColor: 'divider', textAlign: 'end', whiteSpace: 'nowrap' } as const
const sticky = { position: 'sticky', insetInlineStart: 0, zIndex: 1, bgcolor: 'background.paper', textAlign: 'start' } as const

interface SumProps extends Part {
  cells: Costs['cells']
  span: Span
  /** The name of all kinds, and of all months. */
  all: string
}
/** A sum as the way to its messages. */
function Sum({ cells, span, kind, month, all }: SumProps) {
  const { translate, format } = useI18n()
  const { cost, parts, messages } = sumOf(cells, { kind, month })
  if (messages === 0) return <Nothing />
  const counted = translate('admin.messageCosts.counted', {
    messages: translate('admin.messageCosts.messages', { smart_count: messages, count: format.number(messages) }),
    parts: translate('admin.messageCosts.parts', { smart_count: parts, count: format.number(parts) }),
  })
  const of = [kind ? translate(`enumerations.messageKind.${kind}`) : all, month ? format.month(`${month}-15`) : all]
  return (
    <MuiLink
      component={Link}
      to={listLink('messages', costFilter(span, kind))}
      aria-label={`${of.join(', ')}: ${format.money(cost)}, ${counted}`}
      sx={{
        display: 'inline-grid',
        minBlockSize: 44,
        alignContent: 'center',
        justifyItems: 'end',
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      <bdi>{format.money(cost)}</bdi>
      <Box component="bdi" sx={{ fontSize: 12, fontWeight: 400, color: 'text.secondary' }}>
        {counted}
      </Box>
    </MuiLink>
  )
}

/** Kinds in rows and months in columns, with the sums of both. */
function CostTable({ costs }: { costs: Costs }) {
  const { translate, format } = useI18n()
  const { months, cells } = costs
  const kinds = [...new Set(cells.map(({ kind }) => kind))].toSorted(
    (one, other) => sumOf(cells, { kind: other }).cost - sumOf(cells, { kind: one }).cost,
  )
  const all = translate('admin.messageCosts.all')
  const sum = (span: Span, part: Part) => <Sum {...{ cells, span, ...part }} all={all} />
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={translate('admin.messageCosts.title')}
      sx={{
        overflowX: 'auto',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        maxInlineSize: '100%',
        inlineSize: 'fit-content',
      }}
    >
      <Box
        component="table"
        sx={{ borderCollapse: 'separate', borderSpacing: 0, fontSize: 14, '& tbody tr:last-of-type > *': { borderBlockEnd: 0 } }}
      >
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ ...cell, ...sticky, fontWeight: 600 }}>
              {translate('admin.messageCosts.kind')}
            </Box>
            {months.map(({ month }) => (
              <Box component="th" scope="col" key={month} sx={{ ...cell, fontWeight: 600 }}>
                {format.month(`${month}-15`)}
              </Box>
            ))}
            <Box component="th" scope="col" sx={{ ...cell, fontWeight: 600 }}>
              {all}
            </Box>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <Box
                component="th"
                scope="row"
                sx={{ ...cell, ...sticky, fontWeight: 400, whiteSpace: 'normal', minInlineSize: 130, maxInlineSize: { xs: 150, md: 320 } }}
              >
                {translate(`enumerations.messageKind.${kind}`)}
              </Box>
              {months.map((one) => (
                <Box component="td" key={one.month} sx={cell}>
                  {sum(one, { kind, month: one.month })}
                </Box>
              ))}
              <Box component="td" sx={{ ...cell, fontWeight: 600 }}>
                {sum(costs, { kind })}
              </Box>
            </tr>
          ))}
          <tr>
            <Box component="th" scope="row" sx={{ ...cell, ...sticky, fontWeight: 600 }}>
              {all}
            </Box>
            {months.map((one) => (
              <Box component="td" key={one.month} sx={{ ...cell, fontWeight: 600 }}>
                {sum(one, { month: one.month })}
              </Box>
            ))}
            <Box component="td" sx={{ ...cell, fontWeight: 700 }}>
              {sum(costs, {})}
            </Box>
          </tr>
        </tbody>
      </Box>
    </Box>
  )
}
