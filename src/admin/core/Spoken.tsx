import { useEffect, useState, type ReactNode } from 'react'
import { LanguageProvider, loadMessages, speak, type Messages } from '../../i18n/index.ts'
import { languages, type LanguageWord } from '../../schema/core/limits.ts'
import { toasts } from '../../http/index.ts'
import { useSession } from '../../session/index.ts'
import { loadConnected } from './parts/connection.ts'
import { makeCache } from './theme/caches.ts'

/** Loads texts and text direction of the chosen language; the old language is shown until they are loaded. */
export function Spoken({ children }: { children: ReactNode }) {
  const chosen = useSession('language') ?? 'english'
  const [spoken, setSpoken] = useState<{ language: LanguageWord; messages: Messages } | null>(null)
  useEffect(() => {
    let wanted = true
    loadConnected(() => Promise.all([loadMessages(chosen), makeCache(languages[chosen].direction)])).then(
      ([messages]) => {
        if (!wanted) return
        speak(chosen)
        setSpoken({ language: chosen, messages })
      },
      () => toasts.error({ key: 'errors.unavailable' }),
    )
    return () => {
      wanted = false
    }
  }, [chosen])
  return (
    spoken && (
      <LanguageProvider language={spoken.language} messages={spoken.messages}>
        {children}
      </LanguageProvider>
    )
  )
}
