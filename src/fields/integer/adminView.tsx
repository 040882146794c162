import { bytesText } from '../../media/bytesText.ts'
import type { IntegerUnit } from '../../schema/core/field.ts'
import { spanOf } from '../../admin/core/spanOf.ts'
import { useI18n, type I18n } from '../../admin/core/useI18n.ts'
import { Code } from '../../admin/core/parts/Code.tsx'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'

// Years have no thousands separator.
const isYear = ({ min, max }: { min: number; max: number }) => min >= 1000 && max <= 9999
const minute = 60_000
const inWords: Record<IntegerUnit, (i18n: I18n, value: number) => string> = {
  milliseconds: ({ translate }, value) => spanOf(translate, Math.round(value / minute)),
  bytes: ({ language }, value) => bytesText(language, value),
}

/** A whole number; times and bytes with their units. */
export const integer: FieldPart<'integer'> = {
  View: function IntegerView({ value, field: { config } }) {
    const i18n = useI18n()
    if (typeof value !== 'number') return <Nothing />
    if (config.unit) return <bdi>{inWords[config.unit](i18n, value)}</bdi>
    return <Code>{isYear(config) ? value : i18n.format.number(value)}</Code>
  },
}
