// A browser that is signed in already.
import type { Page } from '@playwright/test'
import { firstPathOf } from '../../src/authProvider/places.ts'
import type { LanguageWord } from '../../src/schema/core/limits.ts'
import { keepStaff } from '../../src/session/keepStaff.ts'
import { storedAs, type SessionKey } from '../../src/session/keys.ts'
import { session } from '../../src/session/session.ts'
import { entryName } from '../../src/session/store.ts'
import { loginOf } from './api.ts'

/**
 * Gives a page that was not opened yet the session of a demo account, as its sign-in stores it: for stories that begin elsewhere. Signing in
 * through the page draws two pages more. Resolves to what the sign-in answered.
 */
export async function becomeStaff(page: Page, word: LanguageWord, account = 'administrator@noor.example') {
  const login = await loginOf(page.request, account)
  session.clear()
  session.set('language', word)
  keepStaff(login.token, login.staff)
  const kept = Object.fromEntries((Object.keys(storedAs) as SessionKey[]).map((key) => [key, session.get(key)]))
  await page.addInitScript(
    ([name, values]) => {
      if (sessionStorage.getItem(name)) return
      sessionStorage.setItem(name, 'given')
      localStorage.setItem(name, values)
    },
    [entryName, JSON.stringify(kept)] as const,
  )
  return login
}

/** Opens the page on which the account's day begins. Resolves to what the sign-in answered. */
export async function openFirstPage(page: Page, word: LanguageWord, account?: string) {
  const login = await becomeStaff(page, word, account)
  await page.goto(firstPathOf(login.staff))
  return login
}
