import Button from '@mui/material/Button'
import { languageWords, useLanguage, useTranslate } from '../../../i18n/index.ts'
import { languages } from '../../../schema/core/limits.ts'
import { session } from '../../../session/index.ts'

/** Switches to the other language, labelled in that language; typed input is kept. */
export function LanguageSwitch() {
  const translate = useTranslate()
  const present = useLanguage()
  const other = languageWords.find((word) => word !== present) ?? present
  const { code } = languages[other]
  return (
    <Button
      size="small"
      lang={code}
      aria-label={translate('app.otherLanguage')}
      onClick={() => session.set('language', other)}
      sx={{ minInlineSize: 0, flex: 'none', color: 'text.secondary' }}
    >
      {translate('app.otherLanguage')}
    </Button>
  )
}
