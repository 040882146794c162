import { useTranslate } from '../../../i18n/index.ts'
import { CaseWords } from '../CaseWords.tsx'
import { useFlow } from './feedback.ts'

/** The first step: how it was, in the person's words. */
export function WordsStep() {
  const t = useTranslate()
  const { draft, change, next } = useFlow()
  return (
    <CaseWords
      title={t('landing.feedback.words')}
      text={t('landing.feedback.wordsText')}
      label={t('landing.feedback.label')}
      draft={draft}
      change={change}
      next={next}
    />
  )
}
