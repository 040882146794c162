import { lazy, Suspense } from 'react'
import { useSpeaker } from '../speaker.ts'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'

const AudienceSentences = lazy(() => import('./AudienceSentences.tsx').then((file) => ({ default: file.AudienceSentences })))

/** Whom a message to many reaches, as the sentences of its filters. */
export const audience: FieldPart<'audience'> = {
  wide: true,
  height: 96,
  View: function AudienceView({ value, row, dense }) {
    const { translate } = useSpeaker()
    const module = String(row?.['audienceModule'] ?? 'Customer')
    if (!value) return <Nothing />
    if (dense) return <>{translate(`enumerations.surveyModule.${module}`)}</>
    return (
      <Suspense fallback={null}>
        <AudienceSentences module={module} value={value} />
      </Suspense>
    )
  },
}
