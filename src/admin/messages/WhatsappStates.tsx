import Refresh from '@mui/icons-material/RefreshOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Word } from '../../schema/enumerations.ts'
import { press } from '../../http/index.ts'
import { readWhatsappTemplates, submitWhatsappTemplate } from '../../schema/messages/calls.ts'
import { otherWords } from '../../schema/messages/otherWords.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { client } from '../core/client.ts'
import { Moment } from '../core/parts/Moment.tsx'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { toneOf } from '../core/theme/tones.ts'
import { useAct } from '../core/useAct.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import type { WhatsappTemplate, WhatsappTemplates } from './useWhatsappTemplates.ts'
import { WhatsappEntry } from './WhatsappEntry.tsx'

const changes = ['whatsappTemplates'] as const

interface WhatsappStatesProps {
  kind: Word<'messageKind'>
  known: WhatsappTemplates
}

/** The approval of a message's words by WhatsApp in each language, with the button that submits the present ones. */
export function WhatsappStates({ kind, known: { templates, byHand } }: WhatsappStatesProps) {
  return (
    <Box sx={{ gridColumn: { md: '2 / -1' }, display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {(['1', '2'] as const).map((languageId) => (
        <OneState
          key={languageId}
          kind={kind}
          languageId={languageId}
          byHand={byHand}
          template={templates.find((one) => one.kind === kind && one.languageId === languageId)}
        />
      ))}
    </Box>
  )
}

interface OneStateProps {
  kind: Word<'messageKind'>
  languageId: '1' | '2'
  byHand: boolean
  template: WhatsappTemplate | undefined
}

function OneState({ kind, languageId, byHand, template }: OneStateProps) {
  const { translate } = useI18n()
  const maySubmit = useMay()('edit', 'messageTemplates')
  const { run, acting } = useAct(changes)
  const state = template?.state ?? 'draft'
  const stale = template !== undefined && !template.current
  const language = translate(wordKey('language', languageId))
  const label = translate(byHand ? 'admin.whatsapp.prepare' : 'admin.whatsapp.submit')
  // Words that are prepared already are to be entered, not prepared again under another name.
  const isPrepared = byHand && template !== undefined && state === 'draft' && !stale
  const isOther = template?.reason === otherWords
  const submit = () => run(() => client.call(submitWhatsappTemplate, { kind, languageId }))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25, rowGap: 0.5, alignItems: 'center', fontSize: 13, minBlockSize: 36 }}>
      <span>{translate('admin.whatsapp.of', { language })}</span>
      <StatusDot tone={stale ? 'caution' : (toneOf('templateState', state) ?? 'neutral')}>
        {translate(stale ? 'admin.whatsapp.stale' : wordKey('templateState', state))}
      </StatusDot>
      {template?.reason && (
        <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {translate('admin.whatsapp.reason')} <bdi>{isOther ? translate('admin.whatsapp.otherWords') : template.reason}</bdi>
        </Box>
      )}
      {template?.stateAt && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <Moment value={template.stateAt} dense />
        </Box>
      )}
      {maySubmit && !isPrepared && (stale || state === 'draft' || state === 'rejected') && (
        <Button
          size="small"
          disabled={acting}
          onClick={press(submit)}
          aria-label={`${label}: ${translate(wordKey('messageKind', kind))}, ${language}`}
          sx={{ minHeight: { xs: 44, md: 32 } }}
        >
          {label}
        </Button>
      )}
      {(isPrepared || isOther) && <WhatsappEntry template={template} />}
    </Box>
  )
}

/** Says what approval is for, and reads it anew. */
export function WhatsappNote({ byHand }: { byHand: boolean }) {
  const { translate } = useI18n()
  const maySubmit = useMay()('edit', 'messageTemplates')
  const { run, acting } = useAct(changes)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', marginBlockEnd: 2, maxInlineSize: 1080 }}>
      <Box sx={{ flex: '1 1 320px', color: 'text.secondary', fontSize: 14 }}>
        {translate('admin.whatsapp.about')} {byHand && translate('admin.whatsapp.aboutByHand')}
      </Box>
      {maySubmit && (
        <Button
          startIcon={<Refresh />}
          disabled={acting}
          onClick={press(() => run(() => client.call(readWhatsappTemplates, {})))}
          sx={{ minHeight: { xs: 44, md: 36 } }}
        >
          {translate('admin.whatsapp.read')}
        </Button>
      )}
    </Box>
  )
}
