import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mergeTextFiles } from '../../../server/core/texts/textFiles.ts'
import { LanguageProvider } from '../../../src/i18n/index.ts'
import { FindForm } from '../../../src/landing/customers/identity/FindForm.tsx'
import type { Found } from '../../../src/landing/customers/identity/found.ts'
import { CodeBoxes } from '../../../src/landing/customers/identity/CodeBoxes.tsx'
import { session } from '../../../src/session/index.ts'

const messages = mergeTextFiles('src/schema', 'english')
let sent: { url: string; body: Record<string, unknown> }[] = []
const found = vi.fn<(answer: Found) => void>()
const show = () =>
  render(
    <LanguageProvider language="english" messages={messages}>
      <FindForm purpose="find" onFound={found} />
    </LanguageProvider>,
  )
const type = (text: string) => fireEvent.change(screen.getByLabelText('Find your car'), { target: { value: text } })

beforeEach(() => {
  sent = []
  found.mockReset()
  session.clear()
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as Record<string, string>
    sent.push({ url, body })
    const answer = url.endsWith('find-customer')
      ? { by: Object.keys(body)[0], value: Object.values(body)[0], mobileNeeded: !('mobile' in body) }
      : { requestId: 'r', ttl: 300, resendAfter: 60, mobile: body['mobile'] }
    return Promise.resolve(new Response(JSON.stringify(answer)))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('draws the plate in both scripts while it is typed', () => {
  show()
  type('ا ب ح ١٢')
  expect(screen.getByRole('img', { name: /12/ }).textContent).toContain('١٢')
})
it('sends nothing that is not whole, and says what is missing', () => {
  show()
  type('AB')
  fireEvent.click(screen.getByRole('button', { name: /Find my car/ }))
  expect([sent.length, screen.getByRole('alert').textContent]).toEqual([0, expect.stringContaining('plate') as string])
})
it('asks for a code at once for a mobile, and only finds for a plate', async () => {
  show()
  type('ABJ 1234')
  fireEvent.click(screen.getByRole('button', { name: /Find my car/ }))
  await waitFor(() => expect(found).toHaveBeenCalledWith({ by: 'plate', value: 'ABJ1234', request: undefined }))
  type('0551234567')
  fireEvent.click(screen.getByRole('button', { name: /Find my car/ }))
  await waitFor(() => expect(found).toHaveBeenCalledTimes(2))
  expect(sent.map(({ url }) => url.split('/').pop())).toEqual(['find-customer', 'find-customer', 'request-otp'])
})
it('sends identifiers of people in bodies only', async () => {
  show()
  type('ABJ 1234')
  fireEvent.click(screen.getByRole('button', { name: /Find my car/ }))
  await waitFor(() => expect(found).toHaveBeenCalled())
  expect([sent[0]?.url, sent[0]?.body]).toEqual(['/api/customers/find-customer', { plate: 'ABJ1234' }])
})
it('sends a double press once', async () => {
  show()
  type('ABJ 1234')
  const button = screen.getByRole('button', { name: /Find my car/ })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(found).toHaveBeenCalledTimes(1))
  expect(sent).toHaveLength(1)
})
it('takes a code pasted with spaces and in Arabic-Indic digits', () => {
  const change = vi.fn<(code: string) => void>()
  render(<CodeBoxes id="code" label="Code" value="" invalid={false} describedBy="x" onChange={change} />)
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '١٢٣ ٤٥٦ 7' } })
  expect(change).toHaveBeenCalledWith('123456')
})
