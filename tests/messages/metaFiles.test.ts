// The account's token goes to the API's own address and to Meta's hosts for files, whatever an answer names.
import { afterEach, expect, it, vi } from 'vitest'
import { fetchFile } from '../../server/messages/gateways/whatsapp/metaFiles.ts'

const account = { number: '1', account: '2', token: 'secret', secret: '' }
const file = { id: '3', name: null, mime: 'image/jpeg', sha256: null }
const fetchFrom = (url: string) => fetchFile(() => Promise.resolve({ url }), 'https://graph.facebook.com/v23.0', account, file, 100)

afterEach(() => vi.unstubAllGlobals())

it('fetches from Meta and nowhere else', async () => {
  const requested: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url)
    return Promise.resolve(new Response('bytes'))
  })
  const theirs = ['https://lookaside.fbsbx.com/whatsapp/1', 'https://graph.facebook.com/2']
  for (const url of theirs) expect(String(await fetchFrom(url))).toBe('bytes')
  const others = [
    'http://lookaside.fbsbx.com/1',
    'https://fbsbx.com.example/1',
    'https://evilfbsbx.com/1',
    'https://graph.facebook.com@example.com/1',
    'http://127.0.0.1/1',
    'file:///etc/passwd',
    'no address',
  ]
  for (const url of others) await expect(fetchFrom(url)).rejects.toMatchObject({ hindrance: 'later' })
  expect(requested).toEqual(theirs)
})

it('reads no more than may be kept', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('x'.repeat(101))))
  expect(await fetchFrom('https://lookaside.fbsbx.com/1')).toBe('tooLarge')
})
