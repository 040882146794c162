import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '../../../server/core/db/migrate.ts'
import { countRows, findBy } from '../../../server/core/db/repository.ts'
import { useSealingKey } from '../../../server/core/db/seal.ts'
import { personas } from '../../../server/core/demo/content/personas.ts'
import { loadDemo, loadManyLeads } from '../../../server/demo/load.ts'
import { eachEngine } from '../server/engines.ts'

const now = new Date('2026-11-22T09:00:00.000Z')
const counts = { customers: 80, vehicles: 120, appointments: 150, leads: 90 }

eachEngine('loading the demo companies', (engine) => {
  const logged: string[] = []
  const load = () => loadDemo(engine(), now, counts, (line) => void logged.push(line))
  const count = (tenantId: string, name: 'customers' | 'appointments' | 'leads') =>
    engine().scoped(tenantId, (tx) => countRows(tx, name, []))

  it('fills both, says how long it took, and does nothing the second time', async () => {
    useSealingKey(Buffer.alloc(32, 1))
    await migrate(engine())
    await load()
    await load()
    expect(logged).toHaveLength(2)
    expect([await count('noor', 'customers'), await count('najd', 'customers')]).toEqual([80, 80])
    expect(await count('noor', 'appointments')).toBe(150)
  })

  it('keeps the persona, the accounts’ passwords and the time that bookings hold', async () => {
    await engine().scoped('noor', async (tx) => {
      expect(await findBy(tx, 'customers', { mobile: personas.noor.mobile })).toMatchObject({ lastName: personas.noor.lastName })
      const account = await findBy(tx, 'staff', { email: 'administrator@noor.example' })
      expect(account?.password).toMatch(/^\$argon2id\$/)
      const { rows } = await sql<{ orphans: number; held: number }>`select count(*) filter (where a.id is null) as orphans, count(*) as held
        from "slotClaims" c left join appointments a on a.id = c."appointmentId" and a.closure = 'none'`.execute(tx)
      expect(Number(rows[0]?.orphans)).toBe(0)
      expect(Number(rows[0]?.held)).toBeGreaterThan(150)
    })
  })

  it('adds many leads in chunks, others each time', async () => {
    await loadManyLeads(engine(), 'najd', 5100, now, () => {})
    await loadManyLeads(engine(), 'najd', 10, new Date(now.getTime() + 1), () => {})
    expect(await count('najd', 'leads')).toBe(90 + 5110)
  })
})
