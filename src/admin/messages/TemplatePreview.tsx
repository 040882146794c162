import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { isByMail } from '../../schema/messages/mailKinds.ts'
import { fillPlaceholders } from '../../schema/messages/placeholders.ts'
import { useSession } from '../../session/index.ts'
import type { Row } from '../core/definition.ts'
import { sidesOf } from '../../fields/bilingual/sides.ts'
import { useI18n } from '../core/useI18n.ts'
import { SmsBubble } from './SmsBubble.tsx'
import { SmsCount } from './SmsCount.tsx'
import { PhonePreview } from '../core/parts/PhonePreview.tsx'
import { useWordings } from './useWordings.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

/** The message as a customer would get it now, while its text is edited. */
export function TemplateAside() {
  const [kind, body] = useWatch({ name: ['kind', 'body'] }) as [unknown, unknown]
  return <Preview kind={kind} body={body} />
}

/** The same on the template's page. */
export function TemplateLead({ row }: { row: Row }) {
  return <Preview kind={row['kind']} body={row['body']} />
}

function Preview({ kind, body }: { kind: unknown; body: unknown }) {
  const { translate, code } = useI18n()
  const { wordings, wordingOf, partPrice } = useWordings()
  const wording = wordingOf(kind)
  const words = sidesOf(body)
  const texts = (side: 'en' | 'ar') => fillPlaceholders(words[side]?.trim() || wording?.builtIn[side] || '', wording?.values[side] ?? {})
  const sender = useSession('staff')?.tenantName
  return (
    <PhonePreview
      title={translate('admin.template.preview')}
      foot={
        wording && (
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 1.5 }}>
            {translate(wording.real ? 'admin.template.real' : 'admin.template.examples')}
          </Typography>
        )
      }
    >
      {({ side, of }) => (
        <Box sx={{ padding: 2, display: 'grid', gap: 2, minBlockSize: 280, alignContent: 'start' }}>
          <Box sx={{ textAlign: 'center', color: of('ink-2'), fontSize: 13 }}>{sender?.[side]}</Box>
          {wordings ? (
            wording ? (
              <>
                <SmsBubble text={texts(side)} side={side} surface={of('surface-2')} ink={of('ink-1')} />
                {!words[side]?.trim() && <Box sx={{ color: of('ink-2'), fontSize: 13 }}>{translate('admin.template.builtInShown')}</Box>}
                {!isByMail(wording.kind) && (
                  <Box dir={code === 'ar' ? 'rtl' : 'ltr'} lang={code}>
                    <SmsCount text={texts(side)} ink={of('ink-2')} partPrice={partPrice} />
                  </Box>
                )}
              </>
            ) : (
              <Box sx={{ color: of('ink-2'), fontSize: 14 }}>{translate('admin.template.chooseKind')}</Box>
            )
          ) : (
            <Skeleton variant="rounded" height={110} />
          )}
        </Box>
      )}
    </PhonePreview>
  )
}
