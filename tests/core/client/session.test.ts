import { expect, it } from 'vitest'
import { draftLifetime, dropDraft, keepDraft, readDraft } from '../../../src/session/drafts.ts'
import { createSession, entryName, session } from '../../../src/session/index.ts'

/** A browser's storage; `write` can imitate a full quota. */
const storageWith = (text: string | null, write: (value: string) => void = () => undefined) => {
  let kept = text
  return {
    getItem: (name: string) => (name === entryName ? kept : null),
    setItem: (_: string, value: string) => {
      write(value)
      kept = value
    },
    text: () => kept,
  }
}

it('§3.12 §3.3 keeps everything in the one entry that the specification names', () => {
  const storage = storageWith(null)
  createSession(storage).set('clientDetail', { tenantId: 'noor' })
  expect([entryName, storage.text()]).toEqual(['wakeel-dealer', '{"clientDetail":{"tenantId":"noor"}}'])
})
it('finds on the next visit what was kept on the last', () => {
  const storage = storageWith(null)
  createSession(storage).set('language', 'arabic')
  expect(createSession(storage).get('language')).toBe('arabic')
})
it.each([
  ['{broken', 'broken JSON'],
  ['[]', 'a list'],
  ['null', 'nothing'],
  ['{"token":7,"client":"x"}', 'values of the wrong shape'],
  ['"text"', 'a text'],
])('starts empty on %s (%s)', (text) => {
  const store = createSession(storageWith(text))
  expect([store.get('token'), store.get('client')]).toEqual([undefined, undefined])
})
it('lives in memory when the storage is full', () => {
  const store = createSession(
    storageWith(null, () => {
      throw new DOMException('full', 'QuotaExceededError')
    }),
  )
  store.set('token', 't')
  expect(store.get('token')).toBe('t')
})
it('lives in memory when the storage is blocked or absent', () => {
  const blocked = {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('blocked')
    },
  }
  for (const store of [createSession(blocked), createSession(undefined)]) {
    store.set('email', 'a@b.c')
    expect(store.get('email')).toBe('a@b.c')
  }
})
it('forgets everything, or everything but language and theme', () => {
  const store = createSession(storageWith('{"language":"arabic","theme":"dark","token":"t","drafts":{}}'))
  store.clear({ keepPreferences: true })
  expect([store.get('language'), store.get('theme'), store.get('token'), store.get('drafts')]).toEqual([
    'arabic',
    'dark',
    undefined,
    undefined,
  ])
  store.clear()
  expect([store.get('language'), store.get('theme')]).toEqual([undefined, undefined])
})
it('tells its listeners of every change until they leave', () => {
  const store = createSession(undefined)
  let details = 0
  const leave = store.subscribe(() => (details += 1))
  store.set('email', 'a')
  store.remove('email')
  leave()
  store.clear()
  expect([details, store.get('email')]).toEqual([2, undefined])
})
it('keeps a draft for an hour, for its own tenant only', () => {
  session.clear()
  session.set('clientDetail', { tenantId: 'noor' })
  keepDraft('book', { step: 2 }, 1000)
  expect([readDraft('book', 1000 + draftLifetime - 1), readDraft('book', 1000 + draftLifetime)]).toEqual([{ step: 2 }, undefined])
  session.set('clientDetail', { tenantId: 'najd' })
  expect(readDraft('book', 1000)).toBeUndefined()
  session.set('clientDetail', { tenantId: 'noor' })
  dropDraft('book')
  expect(readDraft('book', 1000)).toBeUndefined()
})
