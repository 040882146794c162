import { useEffect, useState } from 'react'
import { createTranslate, loadAllMessages, useTranslate, type Messages, type Translate } from '../../i18n/index.ts'
import { useI18n } from './useI18n.ts'

/** Texts in another language than the person's own; in their own until those are loaded. */
export function useSpokenIn(side: 'en' | 'ar'): Translate {
  const { code } = useI18n()
  const own = useTranslate()
  const word = side === 'ar' ? 'arabic' : 'english'
  const [messages, setMessages] = useState<{ word: string; all: Messages }>()
  useEffect(() => {
    if (side === code) return
    let wanted = true
    loadAllMessages(word)
      .then((all) => wanted && setMessages({ word, all }))
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [side, code, word])
  return side !== code && messages?.word === word ? createTranslate(word, messages.all) : own
}
