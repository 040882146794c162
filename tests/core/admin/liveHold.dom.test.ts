// Nothing is refreshed under an open dialog.
import { expect, it } from 'vitest'
import { whenFree } from '../../../src/admin/core/live/hold.ts'

it('waits with what came until no dialog is open any more', async () => {
  const done: string[] = []
  whenFree(() => done.push('at once'))
  const [first, second] = [document.createElement('div'), document.createElement('div')]
  first.className = second.className = 'MuiDialog-root'
  document.body.append(first, second)
  whenFree(() => done.push('later'))
  first.remove()
  await Promise.resolve()
  expect(done).toEqual(['at once'])
  second.remove()
  await expect.poll(() => done).toEqual(['at once', 'later'])
})
