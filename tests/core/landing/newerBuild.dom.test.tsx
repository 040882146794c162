// A page that is older than the server: it says so in both languages, offers to reload, and changes nothing until then.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { lazy } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mergeTextFiles } from '../../../server/core/texts/textFiles.ts'
import { createClient, offerReload, toasts } from '../../../src/http/index.ts'
import { LanguageProvider } from '../../../src/i18n/index.ts'
import { Boundary } from '../../../src/landing/core/shell/Boundary.tsx'
import { Toasts } from '../../../src/landing/core/shell/Toasts.tsx'
import { headers } from '../../../src/schema/core/wireWords.ts'
import { clientInfo } from '../../../src/schema/settings/calls.ts'

const textsOf = (word: 'english' | 'arabic') => mergeTextFiles('src/schema', word)
const ask = (build: string) =>
  createClient('landing', {
    online: () => true,
    fetch: async () => new Response('{}', { headers: { [headers.build]: build } }),
  }).call(clientInfo, {})

const script = document.createElement('script')

beforeEach(() => {
  script.setAttribute('src', '/assets/index-Own12345.js')
  script.type = 'text/plain'
  document.head.append(script)
})
afterEach(() => {
  cleanup()
  toasts.clear()
  script.remove()
  vi.restoreAllMocks()
})

describe('a page', () => {
  it.each([
    ['english', 'A newer version of this page is ready.', 'Reload'],
    ['arabic', 'تتوفر نسخة أحدث من هذه الصفحة.', 'إعادة التحميل'],
  ] as const)('of an older build offers once to be loaded anew, and keeps what was typed (%s)', async (language, words, button) => {
    render(
      <LanguageProvider language={language} messages={textsOf(language)}>
        <input aria-label="typed" defaultValue="" />
        <Toasts />
      </LanguageProvider>,
    )
    const typed = screen.getByLabelText<HTMLInputElement>('typed')
    fireEvent.change(typed, { target: { value: '0550' } })
    await act(() => ask('index-Own12345'))
    expect(screen.queryByText(words)).toBeNull()
    await act(() => ask(`index-New-${language}`))
    await act(() => ask(`index-New-${language}`))
    expect(screen.getAllByText(words)).toHaveLength(1)
    expect([screen.getByRole('button', { name: button }).tagName, typed.value]).toEqual(['BUTTON', '0550'])
    act(() => toasts.clear())
    await act(() => ask(`index-New-${language}`))
    expect(screen.queryByText(words)).toBeNull()
  })

  it('whose later code is gone keeps the rest standing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Gone = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    render(
      <LanguageProvider language="english" messages={textsOf('english')}>
        <p>The rest</p>
        <Boundary fallback={<p>Waiting</p>}>
          <Gone />
        </Boundary>
        <Toasts />
      </LanguageProvider>,
    )
    act(() => offerReload())
    await waitFor(() => expect(screen.queryByText('Waiting')).toBeNull())
    expect(screen.getByText('The rest')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('This could not be loaded.')
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  })
})
