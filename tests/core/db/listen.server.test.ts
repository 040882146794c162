// LISTEN and NOTIFY, on both engines.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { eachEngine } from '../server/engines.ts'

eachEngine('listen', (engine) => {
  const notify = (channel: string, payload: string) =>
    engine().scoped('noor', (tx) => sql`select pg_notify(${channel}, ${payload})`.execute(tx))

  it('delivers what a committed scope notified, and lets the callback open a scope', async () => {
    const received: string[] = []
    let stop = async (): Promise<void> => undefined
    const answered = new Promise<unknown>((resolve, reject) => {
      const started = engine().listen('jobs', (payload) => {
        received.push(payload)
        if (payload === 'last')
          engine()
            .scoped('noor', (tx) => sql`select 1 as one`.execute(tx))
            .then(({ rows }) => resolve(rows), reject)
      })
      started
        .then(async (stopIt) => {
          stop = stopIt
          await expect(
            engine().scoped('noor', async (tx) => {
              await sql`select pg_notify('jobs', 'rolled back')`.execute(tx)
              throw new Error('no')
            }),
          ).rejects.toThrow('no')
          await notify('other', 'not for us')
          await notify('jobs', 'first')
          await notify('jobs', 'last')
        })
        .catch(reject)
    })
    expect(await answered).toEqual([{ one: 1 }])
    expect(received).toEqual(['first', 'last'])
    await stop()
  })

  it('falls silent when stopped, for that listener alone', async () => {
    const received: string[] = []
    let done = (): void => undefined
    const finished = new Promise<void>((resolve) => (done = resolve))
    const stop = await engine().listen('news', () => received.push('stopped'))
    await engine().listen('news', (payload) => (received.push(payload), done()))
    await stop()
    await notify('news', 'kept')
    await finished
    expect(received).toEqual(['kept'])
  })

  it('refuses a channel that could be SQL', async () => {
    await expect(engine().listen('a; drop table x', () => undefined)).rejects.toThrow('A channel is')
  })

  it('answers a ping', async () => {
    await expect(engine().ping()).resolves.toBeUndefined()
  })
})
