// A process whose SECRET_KEY differs from the one that encrypted the stored data does not start: it could not decrypt them, and others
// could not decrypt its own.
import { afterAll, expect, it } from 'vitest'
import { checkKey } from '../../../server/core/db/keyMark.ts'
import { migrate } from '../../../server/core/db/migrate.ts'
import { useSealingKey as sealWith } from '../../../server/core/db/seal.ts'
import { eachEngine } from '../server/engines.ts'

eachEngine('the mark of the key', (engine) => {
  const [first, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  afterAll(() => sealWith(first))

  it('is left by the first process, lets in anyone who has the same key, and nobody else', async () => {
    await migrate(engine())
    sealWith(first)
    await Promise.all([checkKey(engine()), checkKey(engine())])
    sealWith(other)
    await expect(checkKey(engine())).rejects.toThrow(/another SECRET_KEY/)
    sealWith(first)
    await checkKey(engine())
  })

  it('is not for the role that serves calls', async () => {
    await expect(
      engine().scoped('noor', (tx) =>
        tx
          .selectFrom('keyMark' as never)
          .selectAll()
          .execute(),
      ),
    ).rejects.toThrow(/permission denied/)
  })
})
