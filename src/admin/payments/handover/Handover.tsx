import Camera from '@mui/icons-material/PhotoCameraOutlined'
import Done from '@mui/icons-material/CheckCircleOutlined'
import Open from '@mui/icons-material/RadioButtonUncheckedOutlined'
import Warn from '@mui/icons-material/ErrorOutlineOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { press } from '../../../http/index.ts'
import { takesMoney } from '../../../schema/payments/counter.ts'
import type { ServiceLine } from '../../../schema/core/kinds.ts'
import { bilingualText } from '../../../fields/bilingual/bilingualValue.ts'
import { partOf } from '../../../fields/admin.ts'
import { FileViews } from '../../../fields/upload/adminFileViews.tsx'
import { fieldsOf, type Row } from '../../core/definition.ts'
import { Items } from '../../core/parts/Items.tsx'
import { Panel } from '../../core/parts/Panel.tsx'
import { Skeleton } from '../../core/parts/Skeleton.tsx'
import { useMay } from '../../core/rights.ts'
import { useMove } from '../../core/show/useMove.ts'
import { useI18n } from '../../core/useI18n.ts'
import { RowDialog, useJob } from '../../workshop/index.ts'
import { HandoverMoney } from './HandoverMoney.tsx'
import { pictureOf, SignaturePad, type Drawing } from './SignaturePad.tsx'
import { useMoney } from './useMoney.ts'

const resource = 'appointments'
type Answers = Record<'mileageOut' | 'signedBy' | 'unpaidReason', unknown>

/** On the page of a booking whose car has arrived: its money; and once the work is finished, all that the handover needs. */
export function Handover({ row }: { row: Row }) {
  const { translate } = useI18n()
  const may = useMay()
  const arrived = takesMoney(row)
  const { money, pending, mayTake } = useMoney(row, arrived)
  if (!arrived) return null
  const payment = money && <HandoverMoney row={row} money={money} mayTake={mayTake} />
  if (row['status'] === 'completed' && may('move', resource, row))
    return pending ? <Skeleton variant="rounded" height={320} /> : <Wall row={row} locked={money} payment={payment} />
  if (!money || (money.total === 0 && money.payments.length === 0)) return null
  return <Panel title={translate('admin.handover.money')}>{payment}</Panel>
}

/** Uploads it; the id of its file. */
async function sendSignature(drawing: Drawing): Promise<string> {
  const { upload } = await import('../../../media/index.ts')
  return (await upload('dealer', await pictureOf(drawing), 'general')).id
}

interface WallProps {
  row: Row
  /** The booking's money; undefined for people who may not see it: the server decides. */
  locked: { required: boolean; total: number; paid: number } | undefined
  payment: ReactNode
}

function Wall({ row, locked: money, payment }: WallProps) {
  const { translate, format, code } = useI18n()
  const may = useMay()
  const { work, parts, refresh } = useJob(row)
  const [adding, setAdding] = useState(false)
  const [unpaid, setUnpaid] = useState(false)
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  // The drawing that was uploaded already: after a refusal it is not sent again.
  const [sent, setSent] = useState<{ of: Drawing; id: string }>()
  const { move } = useMove(resource, row)
  const form = useForm<Answers>({ defaultValues: { mileageOut: null, signedBy: null, unpaidReason: null } })
  const given = useWatch({ control: form.control })
  const due = money ? money.total - money.paid : 0
  const locked = Boolean(money?.required) && due > 0
  const lines = row['services'] as readonly ServiceLine[]
  const left = work.filter(({ decision }) => decision !== 'accepted' && decision !== 'proposed')
  const undecided = work.filter(({ decision }) => decision === 'proposed').length
  const awaited = parts.filter((part) => !part['arrivedAt']).length
  const [before, after] = [row['photos'], row['photosOut']] as (readonly string[])[]
  const deliver = form.handleSubmit(async (typed) => {
    const file = drawing && (sent?.of === drawing ? sent : { of: drawing, id: await sendSignature(drawing) })
    if (file) setSent(file)
    const answers = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null && value !== ''))
    if (!locked) delete answers['unpaidReason']
    const refused = await move({ to: 'delivered', ...answers, ...(file ? { signature: file.id } : {}) })
    for (const [name, message] of Object.entries(refused ?? {})) form.setError(name as keyof Answers, { message }, { shouldFocus: true })
  })
  const input = (name: keyof Answers) => {
    const field = fieldsOf(resource)[name]
    if (!field) return null
    const { Input } = partOf(field)
    return <Input field={{ ...field, required: name === 'unpaidReason' }} name={name} resource={resource} />
  }
  return (
    <Panel title={translate('admin.handover.title')}>
      <FormProvider {...form}>
        <>
          <Items sx={{ display: 'grid' }}>
            {payment && (
              <Need title={translate('admin.handover.money')} state={locked ? 'missing' : 'met'}>
                {payment}
              </Need>
            )}
            <Need title={translate('admin.handover.work')} state={undecided + awaited > 0 ? 'missing' : 'met'}>
              {lines.length > 0 && (
                <Typography variant="body2">{translate('admin.handover.approved', { smart_count: lines.length })}</Typography>
              )}
              {undecided > 0 && (
                <Typography variant="body2">{translate('admin.handover.undecided', { smart_count: undecided })}</Typography>
              )}
              {awaited > 0 && <Typography variant="body2">{translate('admin.handover.partsOpen', { smart_count: awaited })}</Typography>}
              {left.length > 0 && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {translate('admin.handover.notApproved', {
                    names: left.map((one) => bilingualText(one['name'], code)).join(translate('admin.filter.comma')),
                  })}
                </Typography>
              )}
            </Need>
            <Need title={translate('admin.handover.photos')} state={after?.length ? 'met' : 'open'}>
              <Photos title={translate('admin.handover.before')} ids={before ?? []} />
              <Photos title={translate('admin.handover.after')} ids={after ?? []} />
              {may('edit', resource, row) && (
                <Button
                  startIcon={<Camera />}
                  aria-label={translate('admin.handover.addAfterOne')}
                  onClick={() => setAdding(true)}
                  sx={{ minHeight: { xs: 44, sm: 36 }, justifySelf: 'start' }}
                >
                  {translate('admin.handover.addAfter')}
                </Button>
              )}
            </Need>
            <Need title={translate('admin.handover.mileage')} state={given.mileageOut ? 'met' : 'open'}>
              <Box sx={{ maxInlineSize: 320 }}>{input('mileageOut')}</Box>
              {typeof row['mileageIn'] === 'number' && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {translate('admin.handover.mileageAbout', { km: format.number(row['mileageIn']) })}
                </Typography>
              )}
            </Need>
            <Need title={translate('admin.handover.sign')} state={drawing || given.signedBy ? 'met' : 'open'}>
              <SignaturePad drawing={drawing} onChange={setDrawing} />
              <Box sx={{ maxInlineSize: 480 }}>{input('signedBy')}</Box>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate('admin.handover.signAbout')}
              </Typography>
            </Need>
          </Items>
          {locked && unpaid && (
            <Box sx={{ display: 'grid', gap: 0.5, marginBlockStart: 2, maxInlineSize: 480 }}>
              {input('unpaidReason')}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate('admin.handover.reasonAbout')}
              </Typography>
            </Box>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlockStart: 2 }}>
            <Typography role="status" sx={{ flex: 1, minInlineSize: 200, color: locked ? 'meaning.critical' : 'text.secondary' }}>
              {locked && money
                ? translate('admin.handover.missing', {
                    what: translate('admin.handover.due', { amount: format.money(due, (row['totals'] as { currency: string }).currency) }),
                  })
                : translate('admin.handover.ready')}
              {locked && !may('approve', resource, row) && ` ${translate('admin.handover.askManager')}`}
            </Typography>
            {locked && !unpaid && may('approve', resource, row) && (
              <Button variant="outlined" onClick={() => setUnpaid(true)} sx={{ minHeight: 44 }}>
                {translate('admin.handover.unpaid')}
              </Button>
            )}
            <Button
              variant="contained"
              disabled={locked && !(unpaid && given.unpaidReason)}
              onClick={press(() => deliver())}
              sx={{ minHeight: 44 }}
            >
              {translate('admin.moves.booking.delivered')}
            </Button>
          </Box>
        </>
      </FormProvider>
      {adding && (
        <RowDialog
          resource={resource}
          title={translate('admin.handover.addAfterOne')}
          fields={['photosOut']}
          row={row}
          onDone={refresh}
          onClose={() => setAdding(false)}
        />
      )}
    </Panel>
  )
}

const signs = {
  met: { Icon: Done, colour: 'meaning.positive' },
  missing: { Icon: Warn, colour: 'meaning.critical' },
  open: { Icon: Open, colour: 'text.secondary' },
} as const

/** One thing to see to; its sign repeats what its text says. */
function Need({ title, state, children }: { title: string; state: keyof typeof signs; children: ReactNode }) {
  const { Icon, colour } = signs[state]
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '24px minmax(0, 1fr)', md: '24px 120px minmax(0, 1fr)' },
        columnGap: 1.5,
        rowGap: 1,
        paddingBlock: 1.75,
        borderBlockStart: 1,
        borderColor: 'divider',
      }}
    >
      <Icon aria-hidden sx={{ color: colour, fontSize: 22 }} />
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, minInlineSize: 0, gridColumn: { xs: '2', md: '3' } }}>{children}</Box>
    </Box>
  )
}

function Photos({ title, ids }: { title: string; ids: readonly string[] }) {
  const { translate } = useI18n()
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
        {ids.length === 0 && `: ${translate('admin.handover.noPhotos')}`}
      </Typography>
      {ids.length > 0 && <FileViews ids={ids} />}
    </Box>
  )
}
