import Typography from '@mui/material/Typography'
import { useI18n } from '../../admin/core/useI18n.ts'
import { bilingualText } from './bilingualValue.ts'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'

// In its language's own direction, whatever it begins with: a message to customers begins with their name's place, in Latin letters.
function Side({ value, code }: { value: unknown; code: 'en' | 'ar' }) {
  const there = bilingualText(value, code) !== bilingualText(value, code === 'en' ? 'ar' : 'en')
  return (
    <bdi lang={code} {...(there ? { dir: code === 'ar' ? 'rtl' : 'ltr' } : {})}>
      {bilingualText(value, code)}
    </bdi>
  )
}

/** A text in English and Arabic, side by side. */
export const bilingual: FieldPart<'bilingual'> = {
  wide: true,
  View: function BilingualView({ value, dense }) {
    const { code } = useI18n()
    const shown = bilingualText(value, code)
    if (!shown) return <Nothing />
    const other = bilingualText(value, code === 'en' ? 'ar' : 'en')
    return (
      <>
        <Side value={value} code={code} />
        {!dense && other !== shown && (
          // The line goes the page's way, the words in it their own: it starts where its label does.
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            <Side value={value} code={code === 'en' ? 'ar' : 'en'} />
          </Typography>
        )}
      </>
    )
  },
}
