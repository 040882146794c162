import type { Translate } from '../../i18n/index.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

const known: readonly [RegExp, string][] = [
  [/^(tamaraToken|moyasarSecretKey)\?/, 'account'],
  [/^\?! reference/, 'reference'],
  [/^\?! amount/, 'amount'],
  [/^\?! /, 'order'],
  [/^(401|403)\b/, 'denied'],
  [/^404\b/, 'gone'],
  [/^409\b/, 'conflict'],
  [/^4\d\d\b/, 'refused'],
  [/^(5\d\d\b|No answer|The answer)/, 'away'],
]

/** The error of a payment as text, followed by the provider's own message. */
export function troubleText(translate: Translate, trouble: string): string {
  const found = known.find(([pattern]) => pattern.test(trouble))?.[1] ?? 'other'
  const words = translate(namedKey(`admin.payment.troubles.${found}`))
  const said = /^\d{3} (.+)$/.exec(trouble)?.[1] ?? (found === 'other' ? trouble : '')
  return said === '' ? words : `${words} ${translate('admin.payment.said', { words: said })}`
}
