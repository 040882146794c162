import Copy from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { press, toasts } from '../../http/index.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { Code } from '../core/parts/Code.tsx'
import { Fold } from '../core/parts/Fold.tsx'
import { useI18n } from '../core/useI18n.ts'
import type { WhatsappTemplate } from './useWhatsappTemplates.ts'

/** What is entered in the provider's console so that the words can be approved and read from there, with buttons that copy it. */
export function WhatsappEntry({ template: { name, kind, languageId, entry } }: { template: WhatsappTemplate }) {
  const { translate } = useI18n()
  const of = `${translate(wordKey('messageKind', kind))}, ${translate(wordKey('language', languageId))}`
  const code = languageId === '2' ? 'ar' : 'en'
  return (
    <Box sx={{ flex: '1 1 100%', minInlineSize: 0 }}>
      <Fold show={translate('admin.whatsapp.entry')} hide={translate('admin.whatsapp.hideEntry')} label={of}>
        <Box
          sx={{ padding: 1.5, borderRadius: 2, bgcolor: 'surface.sunken', display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <Box
            component="dl"
            sx={{ margin: 0, display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' } }}
          >
            <Line term={translate('admin.whatsapp.name')}>
              <Box component="code" dir="ltr" sx={{ userSelect: 'all', overflowWrap: 'anywhere' }}>
                {name}
              </Box>
            </Line>
            <Line term={translate('admin.whatsapp.language')}>
              {translate(wordKey('language', languageId))} <Code>({code})</Code>
            </Line>
            <Line term={translate('admin.whatsapp.category')}>
              {translate(entry.marketing ? 'admin.whatsapp.marketing' : 'admin.whatsapp.utility')}
            </Line>
            <Line term={translate('admin.whatsapp.words')}>
              <Box
                lang={code}
                dir={code === 'ar' ? 'rtl' : 'ltr'}
                sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', userSelect: 'all' }}
              >
                {entry.body}
              </Box>
            </Line>
            {entry.buttons.length > 0 && (
              <Line term={translate('admin.whatsapp.buttons')}>
                <bdi lang={code}>{entry.buttons.join(' · ')}</bdi>
              </Line>
            )}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <CopyButton words={name} label={translate('admin.whatsapp.copyName')} of={of} />
            <CopyButton words={entry.body} label={translate('admin.whatsapp.copyWords')} of={of} />
          </Box>
        </Box>
      </Fold>
    </Box>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {term}
      </Box>
      <Box component="dd" sx={{ margin: 0, minInlineSize: 0 }}>
        {children}
      </Box>
    </>
  )
}

function CopyButton({ words, label, of }: { words: string; label: string; of: string }) {
  const { translate } = useI18n()
  const copy = () =>
    navigator.clipboard.writeText(words).then(
      () => toasts.success({ text: translate('admin.whatsapp.copied') }),
      // Without the right to use the clipboard it is copied by hand.
      () => undefined,
    )
  return (
    <Button size="small" startIcon={<Copy />} onClick={press(copy)} aria-label={`${label}: ${of}`} sx={{ minHeight: { xs: 44, md: 32 } }}>
      {label}
    </Button>
  )
}
