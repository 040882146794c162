import { useEffect, useState, type ReactNode } from 'react'
import { LanguageProvider, loadedMessages, loadMessages, speak, type Messages } from '../../i18n/index.ts'
import { languages, type LanguageWord } from '../../schema/core/limits.ts'
import { toasts } from '../../http/index.ts'
import { useSession } from '../../session/index.ts'
import { loadConnected } from './parts/connection.ts'
import { caches, makeCache } from './theme/caches.ts'

/** Loads the texts of a language and the styles of its direction; nothing is requested before there is a network. */
export const loadTexts = (language: LanguageWord): Promise<Messages> =>
  loadConnected(async () => {
    const [messages] = await Promise.all([loadMessages(language), makeCache(languages[language].direction)])
    return messages
  })

/** The texts and styles of a language where they are loaded. */
function textsNow(language: LanguageWord): { language: LanguageWord; messages: Messages } | null {
  const messages = loadedMessages(language)
  return messages && caches[languages[language].direction] ? { language, messages } : null
}

/** Loads texts and text direction of the chosen language; the old language is shown until they are loaded. */
export function Spoken({ children }: { children: ReactNode }) {
  const chosen = useSession('language') ?? 'english'
  const [spoken, setSpoken] = useState(() => textsNow(chosen))
  useEffect(() => {
    let wanted = true
    loadTexts(chosen).then(
      (messages) => {
        if (!wanted) return
        speak(chosen)
        setSpoken((known) => (known?.language === chosen ? known : { language: chosen, messages }))
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
