import type { Row } from '../definition.ts'
import { bilingualText } from '../../../fields/bilingual/bilingualValue.ts'
import { initialsOf } from '../initials.ts'
import { useI18n } from '../useI18n.ts'

/** A colleague on a card: initials and name, or that nobody is assigned. */
export function Person({ row, label }: { row: Row | undefined; label: string }) {
  const { code, translate } = useI18n()
  const name = row ? bilingualText(row['name'], code) : ''
  const initials = initialsOf(name, code)
  return (
    <span className={name ? 'person' : 'person nobody'} title={`${label}: ${name || translate('admin.board.nobody')}`}>
      <span aria-hidden className="initials">
        {initials || '–'}
      </span>
      <span className="unseen">{label}</span>
      <bdi className="cut">{name || translate('admin.board.nobody')}</bdi>
    </span>
  )
}
