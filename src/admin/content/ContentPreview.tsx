import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormContext, useWatch } from 'react-hook-form'
import { fileAddress } from '../../http/fileAddress.ts'
import { safeMarkup } from '../../fields/richText/adminSafeMarkup.ts'
import { useFiles } from '../../fields/upload/useAdminFiles.ts'
import { useI18n } from '../core/useI18n.ts'
import { PhonePreview, type Seen } from '../core/parts/PhonePreview.tsx'
import { wordKey } from '../../schema/core/dataKeys.ts'

type Both = { en?: string; ar?: string } | null | undefined

/** A preview of the content on a phone, in either language, while it is edited. */
export function ContentPreview() {
  const { translate } = useI18n()
  const { control } = useFormContext()
  const [kind, title, body, image, linkText] = useWatch({ control, name: ['kind', 'title', 'body', 'image', 'linkText'] }) as [
    unknown,
    Both,
    Both,
    unknown,
    Both,
  ]
  const [picture] = useFiles(typeof image === 'string' && image ? [image] : [])
  const url = picture ? fileAddress('dealer', picture.url) : undefined
  const missing = (['en', 'ar'] as const).some((one) => !title?.[one]?.trim())
  const item = ({ side, of }: Seen) => (
    <>
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
            {translate(wordKey('cmsKind', kind))}
          </Box>
        )}
        <Typography component="div" sx={{ fontSize: 20, lineHeight: 1.35, fontWeight: 700 }}>
          {title?.[side] || (
            <Box component="span" sx={{ color: of('ink-3') }}>
              {translate('admin.content.noTitle')}
            </Box>
          )}
        </Typography>
        <Box sx={{ color: of('ink-2'), fontSize: 14 }}>{safeMarkup(body?.[side] ?? '')}</Box>
        {linkText?.[side] && (
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
            {linkText[side]}
          </Box>
        )}
      </Box>
    </>
  )
  return (
    <PhonePreview
      title={translate('admin.content.preview')}
      foot={
        missing && (
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 1.5 }}>
            {translate('admin.content.missing')}
          </Typography>
        )
      }
    >
      {item}
    </PhonePreview>
  )
}
