import Box from '@mui/material/Box'
import type { Question } from '../../schema/core/compounds.ts'
import { useI18n } from '../../admin/core/useI18n.ts'
import { bilingualText } from '../bilingual/bilingualValue.ts'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'

/** The questions of a survey, in order. */
export const questions: FieldPart<'questions'> = {
  wide: true,
  View: function QuestionsView({ value, dense }) {
    const { translate, code } = useI18n()
    const all = Array.isArray(value) ? (value as Question[]) : []
    if (all.length === 0) return <Nothing />
    if (dense) return <>{translate('admin.field.entries', { smart_count: all.length })}</>
    return (
      <Box component="ol" sx={{ margin: 0, paddingInlineStart: 2.5, display: 'grid', gap: 0.75 }}>
        {all.map(({ id, kind, label, required, choices = [] }) => (
          <li key={id}>
            <bdi>{bilingualText(label, code)}</bdi>
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 13 }}>
              {[
                translate(`enumerations.questionKind.${kind}`),
                ...(required ? [translate('admin.question.required')] : []),
                ...choices.map((one) => bilingualText(one, code)),
              ].join(' · ')}
            </Box>
          </li>
        ))}
      </Box>
    )
  },
}
