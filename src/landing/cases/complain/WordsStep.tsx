import { Suspense } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { later } from '../../core/later.ts'
import { useIdentity } from '../../customers/index.ts'
import { CaseWords } from '../CaseWords.tsx'
import { useFlow } from './complaint.ts'

const OwnCases = later(() => import('./OwnCases.tsx').then((file) => file.OwnCases))

/** The first step: what happened, with a known person's earlier cases below. */
export function WordsStep() {
  const t = useTranslate()
  const { draft, change, next } = useFlow()
  const { customer } = useIdentity()
  return (
    <CaseWords
      title={t('landing.complain.words')}
      text={t('landing.complain.wordsText')}
      label={t('landing.complain.label')}
      draft={draft}
      change={change}
      next={next}
    >
      {customer && (
        <Suspense>
          <OwnCases />
        </Suspense>
      )}
    </CaseWords>
  )
}
