import Box from '@mui/material/Box'
import { useI18n } from '../core/useI18n.ts'

interface BrandSampleProps {
  label: string
  tokens: Readonly<Record<string, string>>
  text: { title: string; line: string }
  /** The address of the tenant's own logo. */
  logo: string | undefined
}

/** A small sample of the landing in a tenant's tokens. */
export function BrandSample({ label, tokens, text, logo }: BrandSampleProps) {
  const { translate } = useI18n()
  const of = (name: string) => tokens[`--${name}`]
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{ borderRadius: 3, overflow: 'hidden', border: 1, borderColor: 'divider', bgcolor: of('surface-0') }}
    >
      <Box
        sx={{
          background: `linear-gradient(160deg, ${of('hero-1')}, ${of('hero-2')} 55%, ${of('hero-3')})`,
          color: of('hero-ink'),
          padding: 2,
          paddingBlockEnd: 5,
        }}
      >
        <Box sx={{ fontWeight: 700, fontSize: 15, display: 'flex', alignItems: 'center', gap: 1 }}>
          {logo && <Box component="img" src={logo} alt="" sx={{ blockSize: 26, maxInlineSize: 120, objectFit: 'contain' }} />}
          {text.title}
        </Box>
        <Box sx={{ fontSize: 12.5, color: of('hero-ink-2'), marginBlockStart: 0.5 }}>{text.line}</Box>
      </Box>
      <Box sx={{ paddingInline: 2, paddingBlockEnd: 2, marginBlockStart: -3 }}>
        <Box sx={{ bgcolor: of('surface-1'), borderRadius: 3, padding: 1.5, boxShadow: of('shadow-1'), display: 'grid', gap: 1 }}>
          <Box sx={{ border: `1px solid ${of('line-strong')}`, borderRadius: 2, padding: '7px 10px', color: of('ink-3'), fontSize: 12 }}>
            {translate('admin.settings.sampleField')}
          </Box>
          <Box
            sx={{
              bgcolor: of('action'),
              color: of('action-ink'),
              borderRadius: 2,
              padding: '8px',
              textAlign: 'center',
              fontWeight: 650,
              fontSize: 13,
            }}
          >
            {translate('admin.settings.sampleButton')}
          </Box>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', fontSize: 12, color: of('ink-1') }}>
            <Box
              sx={{
                bgcolor: of('brand-soft'),
                color: of('brand-soft-ink'),
                borderRadius: 2,
                paddingInline: 1,
                paddingBlock: 0.25,
                fontWeight: 600,
              }}
            >
              {translate('admin.settings.sampleChip')}
            </Box>
            <Box component="span" sx={{ color: of('brand-strong'), fontWeight: 600 }}>
              {translate('admin.settings.sampleLink')}
            </Box>
          </Box>
        </Box>
      </Box>
    </Box>
  )
}
