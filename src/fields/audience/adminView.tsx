import { Suspense } from 'react'
import { useI18n } from '../../admin/core/useI18n.ts'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { lazyPart } from '../../admin/core/parts/lazyPart.ts'

const AudienceSentences = lazyPart(() => import('./adminSentences.tsx').then((file) => ({ default: file.AudienceSentences })))

/** An audience as the sentences of its filters. */
export const audience: FieldPart<'audience'> = {
  wide: true,
  height: 96,
  View: function AudienceView({ value, row, dense }) {
    const { translate } = useI18n()
    const module = String(row?.['audienceModule'] ?? 'Customer')
    if (!value) return <Nothing />
    if (dense) return <>{translate(wordKey('surveyModule', module))}</>
    return (
      <Suspense fallback={null}>
        <AudienceSentences module={module} value={value} />
      </Suspense>
    )
  },
}
