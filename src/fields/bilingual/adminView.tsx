import Typography from '@mui/material/Typography'
import { useI18n } from '../../admin/core/useI18n.ts'
import { bilingualText } from './bilingualValue.ts'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'

// In its language's direction, whatever its first letters: a message may begin with a placeholder in Latin letters.
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
          // The line has the page's direction, the text in it its own, so that it starts below its label.
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            <Side value={value} code={code === 'en' ? 'ar' : 'en'} />
          </Typography>
        )}
      </>
    )
  },
}
