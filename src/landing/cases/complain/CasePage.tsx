import { useState } from 'react'
import { Link } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import type { OwnCase } from '../../../schema/cases/calls/cases.ts'
import { usePathTo } from '../../core/navigation.ts'
import { useOpenRecord } from '../../core/openRecord.ts'
import { FlowIcon } from '../../core/parts/FlowIcon.tsx'
import { LinkOver } from '../../core/parts/LinkOver.tsx'
import { Missing } from '../../core/parts/Missing.tsx'
import { Skeletons } from '../../core/parts/Skeletons.tsx'
import { StepHeading } from '../../core/parts/StepHeading.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { CaseFacts } from './CaseFacts.tsx'
import { CaseNow } from './CaseNow.tsx'
import { CaseMessages } from './CaseMessages.tsx'
import { CaseTag } from './CaseTag.tsx'
import { useOwnCase } from './useOwnCase.ts'
import './complain.css'

/** One case: status, deadline of the answer, messages, and an answer form. */
export function CasePage({ reference }: { reference: string }) {
  const t = useTranslate()
  const pathTo = usePathTo()
  const { known, state, again, show } = useOwnCase(reference)
  return (
    <div className="flow flow-narrow">
      <h1 className="out-of-sight">{t('landing.pages.complain.title')}</h1>
      {state === 'failed' && !known && <Missing again={again} />}
      {state === 'unknown' && <LinkOver text={t('landing.case.unknown')} />}
      {state === 'asking' && !known && <Skeletons count={3} height={120} />}
      {known && state !== 'unknown' && <KnownCase known={known} onChanged={show} />}
      {state !== 'asking' && (
        <Link href={pathTo('complain')} className="button button-plain">
          <FlowIcon name="plus" size={20} />
          {t('landing.case.new')}
        </Link>
      )}
    </div>
  )
}

function KnownCase({ known, onChanged }: { known: OwnCase; onChanged: (known: OwnCase) => void }) {
  const t = useTranslate()
  const [round, setRound] = useState(0)
  const { kind, ref, status, reopenable } = known
  useOpenRecord({ kind: kind === 'feedback' ? 'feedback' : 'complaint', ref })
  const changed = (next: OwnCase) => {
    setRound((last) => last + 1)
    onChanged(next)
  }
  return (
    <>
      <div className="list-head">
        <StepHeading title={`${t(`landing.case.title.${kind}`)} \u2066${ref}\u2069`} />
        <CaseTag status={status} />
      </div>
      <CaseNow known={known} />
      <CaseMessages known={known} />
      {status !== 'closed' && <AnswerForm key={round} known={known} onSent={changed} />}
      {reopenable && <AnswerForm key={round} known={known} reopens onSent={changed} />}
      {status === 'closed' && !reopenable && <p className="muted small">{t('landing.case.over')}</p>}
      <CaseFacts known={known} />
    </>
  )
}
