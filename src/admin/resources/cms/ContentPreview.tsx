import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { fileAddress } from '../../../http/fileAddress.ts'
import { useSession } from '../../../session/index.ts'
import { defaultColours } from '../../../schema/limits.ts'
import { tenantTokens } from '../../../tokens/tokens.ts'
import { Panel } from '../../dashboard/Panel.tsx'
import { useSpeaker } from '../../speaker.ts'
import { safeMarkup } from '../../fields/safeMarkup.ts'
import { useFiles } from '../../fields/upload/useFiles.ts'

type Both = { en?: string; ar?: string } | null | undefined

/** The item as the landing would show it on a phone, in either language, while it is being written. */
export function ContentPreview() {
  const { translate, code } = useSpeaker()
  const { control } = useFormContext()
  const settings = useSession('settings')
  const [language, setLanguage] = useState<'en' | 'ar'>(code)
  const [kind, title, body, image, linkText] = useWatch({ control, name: ['kind', 'title', 'body', 'image', 'linkText'] }) as [
    unknown,
    Both,
    Both,
    unknown,
    Both,
  ]
  const [picture] = useFiles(typeof image === 'string' && image ? [image] : [])
  const tokens = tenantTokens({
    primary: settings?.primaryColour ?? defaultColours.primary,
    secondary: settings?.secondaryColour ?? defaultColours.secondary,
    mode: 'light',
  })
  const of = (name: string) => tokens[`--${name}`]
  const url = picture ? fileAddress('dealer', picture.url) : undefined
  const missing = (['en', 'ar'] as const).filter((one) => !title?.[one]?.trim())
  return (
    <Panel
      title={translate('admin.content.preview')}
      action={
        <ToggleButtonGroup size="small" exclusive value={language} onChange={(_, next: 'en' | 'ar' | null) => next && setLanguage(next)}>
          <ToggleButton value="ar">{translate('enumerations.language.2')}</ToggleButton>
          <ToggleButton value="en">{translate('enumerations.language.1')}</ToggleButton>
        </ToggleButtonGroup>
      }
    >
      <Box
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        lang={language}
        sx={{
          maxInlineSize: 390,
          marginInline: 'auto',
          bgcolor: of('surface-0'),
          color: of('ink-1'),
          borderRadius: 4,
          border: 1,
          borderColor: 'divider',
          overflow: 'hidden',
        }}
      >
        <Box
          sx={{
            aspectRatio: '16 / 9',
            background: url ? undefined : `linear-gradient(160deg, ${of('hero-1')}, ${of('hero-3')})`,
            position: 'relative',
          }}
        >
          {url && (
            <Box component="img" src={url} alt="" sx={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', display: 'block' }} />
          )}
        </Box>
        <Box sx={{ padding: 2, display: 'grid', gap: 1 }}>
          {typeof kind === 'string' && kind && (
            <Box component="span" sx={{ color: of('brand-strong'), fontSize: 12, fontWeight: 650 }}>
              {translate(`enumerations.cmsKind.${kind}`)}
            </Box>
          )}
          <Typography component="div" sx={{ fontSize: 20, lineHeight: 1.35, fontWeight: 700 }}>
            {title?.[language] || (
              <Box component="span" sx={{ opacity: 0.5 }}>
                {translate('admin.content.noTitle')}
              </Box>
            )}
          </Typography>
          <Box sx={{ color: of('ink-2'), fontSize: 14 }}>{safeMarkup(body?.[language] ?? '')}</Box>
          {linkText?.[language] && (
            <Box
              sx={{
                bgcolor: of('action'),
                color: of('action-ink'),
                borderRadius: 3,
                paddingBlock: 1.25,
                textAlign: 'center',
                fontWeight: 650,
              }}
            >
              {linkText[language]}
            </Box>
          )}
        </Box>
      </Box>
      {missing.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 1.5 }}>
          {translate('admin.content.missing')}
        </Typography>
      )}
    </Panel>
  )
}
