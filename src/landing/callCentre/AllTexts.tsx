import { useEffect, useState, type ReactNode } from 'react'
import { LanguageProvider, loadAllMessages, useLanguage, type Messages } from '../../i18n/index.ts'
import type { LanguageWord } from '../../schema/core/limits.ts'
import { Missing } from '../core/parts/Missing.tsx'

/**
 * Loads all texts, also those of staff, for the components below: a customer's page does not contain them. `meanwhile` is shown while they
 * load.
 */
export function AllTexts({ meanwhile = null, children }: { meanwhile?: ReactNode; children: ReactNode }) {
  const language = useLanguage()
  const [spoken, setSpoken] = useState<{ language: LanguageWord; messages: Messages }>()
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let left = false
    setFailed(false)
    loadAllMessages(language).then(
      (messages) => left || setSpoken({ language, messages }),
      () => left || setFailed(true),
    )
    return () => {
      left = true
    }
  }, [language, round])
  if (spoken) return <LanguageProvider {...spoken}>{children}</LanguageProvider>
  return failed && meanwhile ? <Missing again={() => setRound((last) => last + 1)} /> : meanwhile
}
