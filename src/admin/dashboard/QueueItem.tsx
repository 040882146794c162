import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { apart } from '../../i18n/index.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'
import { sinceKinds } from '../../schema/dashboard/queue.ts'
import { CarPlate } from '../../fields/plate/adminCarPlate.tsx'
import { LeadReach, Reach, type Channel } from '../leads/index.ts'
import { definitionOf, type Row } from '../core/definition.ts'
import { icons } from '../core/icons.ts'
import { useClock } from '../core/minuteClock.ts'
import { AfterPaint } from '../core/parts/AfterPaint.tsx'
import { lazyPart } from '../core/parts/lazyPart.ts'
import { useMay } from '../core/rights.ts'
import { modelIn } from '../core/modelNames.ts'
import { useI18n } from '../core/useI18n.ts'
import { bilingualText } from '../../fields/bilingual/bilingualValue.ts'
import type { QueueLine } from './queueQuestion.ts'

// With dialogs and their forms.
const MoveButtons = lazyPart(() => import('../core/show/MoveButtons.tsx').then((file) => ({ default: file.MoveButtons })))

/** A line of the queue: a sentence that opens its row, why it is there and since or until when, and what can be done about it here. */
export function QueueItem({ line, onContact }: { line: QueueLine; onContact: (lead: Row, channel: Channel) => void }) {
  const i18n = useI18n()
  const { translate, format, code } = i18n
  const now = useClock()
  const { kind, resource, at, person, mobile, make, model, plate, vin, holder } = line
  const row = line.row as Row
  const Icon = icons[definitionOf(resource).icon]
  const key = (name: string) => namedKey(`admin.queue.kinds.${kind}.${name}`)
  const car = [make && bilingualText(make, code), modelIn(i18n, model)].filter(Boolean).join(' ')
  const named = { person: apart(person ?? translate('admin.queue.somebody')), car: car ? apart(car) : '' }
  const isLate = Date.parse(at) <= now && !sinceKinds.has(kind)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '24px minmax(0, 1fr)', md: '24px minmax(0, 1fr) auto' },
        alignItems: { xs: 'start', md: 'center' },
        columnGap: 1.5,
        rowGap: 1,
        paddingInline: { xs: 1.5, sm: 2 },
        paddingBlock: 1.5,
        '&:not(:last-child)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
        // One filled button on the page: that of the line to begin with.
        '&:not(:first-of-type) .MuiButton-contained': { bgcolor: 'surface.brand', color: 'primary.main', boxShadow: 'none' },
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 22, color: isLate ? 'error.main' : 'text.secondary' }} />
      <Box sx={{ minInlineSize: 0 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.25,
            rowGap: 0.5,
            paddingBlockEnd: plate || vin ? 0.5 : 0,
          }}
        >
          <Link
            component={RouterLink}
            to={`/home/${resource}/${row.id}/show`}
            underline="hover"
            color="inherit"
            sx={{ fontSize: 15, lineHeight: '22px', fontWeight: 600, paddingBlock: 0.25 }}
          >
            {translate(key(car ? 'car' : 'plain'), named)}
          </Link>
          {(plate ?? vin) && <CarPlate car={{ plate, vin }} />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(key(isLate ? 'late' : 'due'))}
          {' · '}
          <Tooltip title={format.dateTime(at)}>
            <Box component="time" dateTime={at} sx={isLate ? { color: 'error.main', fontWeight: 600 } : {}}>
              {format.relative(at, now)}
            </Box>
          </Tooltip>
          {holder && ` · ${translate('admin.queue.held', { name: apart(holder[code]) })}`}
        </Typography>
      </Box>
      <Box
        sx={{
          gridColumn: { xs: '2', md: 'auto' },
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: { md: 'flex-end' },
          gap: 1,
          // What comes later finds its place.
          minBlockSize: { xs: 44, md: 36 },
          '& .MuiButton-root': { minHeight: { xs: 44, md: 36 }, paddingBlock: 0, flexBasis: 'auto', order: 0 },
        }}
      >
        {resource === 'leads' ? (
          <LeadReach row={row} onContact={onContact} />
        ) : (
          <>
            <Reach row={{ mobile }} />
            {resource === 'roadsideAssistance' || resource === 'homeService' ? (
              <SendDriver resource={resource} row={row} />
            ) : (
              <AfterPaint>
                <Suspense fallback={null}>
                  <MoveButtons resource={resource} row={row} brief />
                </Suspense>
              </AfterPaint>
            )}
          </>
        )}
      </Box>
    </Box>
  )
}

/** The way to the page that says who can be there first. */
function SendDriver({ resource, row }: { resource: string; row: Row }) {
  const { translate } = useI18n()
  const may = useMay()
  if (!may('assign', resource, row)) return null
  return (
    <Button variant="contained" component={RouterLink} to={`/home/dispatch?request=${row.id}`}>
      {translate('admin.moves.roadside.in-progress')}
    </Button>
  )
}
