// The dialect of react-admin's simple REST clients: ranges, filters and sort orders as JSON, and whole records put back.
import { expect, it } from 'vitest'
import { onServer } from '../core/server/eachServer.ts'
import { makerOf, names, resourceOf } from '../core/everyResource/makeRows.ts'
import { keyFor } from './keyFor.ts'

onServer('the simple REST dialect', (running) => {
  const json = (query: Record<string, unknown>) =>
    Object.entries(query)
      .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
      .join('&')

  it('lists by range, sort and filter, and says where in the whole the page is', async () => {
    const { key } = await keyFor(running(), { designation: 'Administrator' })
    const as = running().as({ token: key })
    const ids: string[] = []
    for (const name of ['Dialect A', 'Dialect B', 'Dialect C'])
      ids.push((await as.post('/leads', { name, mobile: '0501239876', type: 'New Car Sales' })).body.id)
    const list = (query: Record<string, unknown>) => as.get(`/leads?${json(query)}`)
    const first = await list({ sort: ['name', 'DESC'], range: [0, 1], filter: { q: 'Dialect' } })
    expect([first.status, first.body.map(({ name }: { name: string }) => name)]).toEqual([200, ['Dialect C', 'Dialect B']])
    expect(first.headers['content-range']).toBe('leads 0-1/3')
    const second = await list({ sort: ['id', 'ASC'], range: [2, 3], filter: { q: 'Dialect', status: ['pending', 'closed'] } })
    expect([second.body.length, second.headers['content-range']]).toEqual([1, 'leads 2-2/3'])
    const many = await list({ filter: { id: ids } })
    expect(many.body.map(({ id }: { id: string }) => id).sort()).toEqual([...ids].sort())
    expect((await list({ filter: { q: 'Nobody has this name' } })).headers['content-range']).toBe('leads 0-0/0')
    for (const wrong of ['range=[1', 'range=[1,3]', 'range=["a",2]', 'filter=[1]', 'filter={"name":{"a":1}}', 'sort=["name","UP"]'])
      expect([wrong, (await as.get(`/leads?${encodeURI(wrong)}`)).status]).toEqual([wrong, 400])
    expect((await list({ filter: { unheardOf: 'x' } })).status).toBe(400)
  })

  it('takes a record back as it was read, and of a changed one the change', async () => {
    const as = running().as({ token: (await keyFor(running(), { designation: 'Administrator' })).key })
    const made = await as.post('/leads', { name: 'Sara', mobile: '0501230000', type: 'New Car Sales', message: 'One' })
    const [row] = (await as.get(`/leads?${json({ filter: { id: [made.body.id] } })}`)).body
    const same = await as.put(`/leads/${row.id}`, row)
    expect([same.status, same.body.version]).toEqual([200, row.version])
    const changed = await as.put(`/leads/${row.id}`, { ...row, message: 'Two' })
    expect([changed.status, changed.body.message, changed.body.version]).toEqual([200, 'Two', row.version + 1])
    // As it was read first: somebody has changed it since.
    expect((await as.put(`/leads/${row.id}`, { ...row, message: 'Three' })).body.code).toBe('staleVersion')
    const { body: now } = await as.get(`/leads/${row.id}`)
    for (const more of [
      { status: 'closed' },
      { createdAt: '2020-01-01T00:00:00.000Z' },
      { id: now.assigneeId ?? made.body.locationId ?? 'x' },
    ]) {
      const refused = await as.put(`/leads/${row.id}`, { ...now, ...more })
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, Object.keys(more)])
    }
    expect((await as.put(`/leads/${row.id}`, { ...now, unheardOf: 1 })).status).toBe(400)
    expect((await as.get(`/leads/${row.id}`)).body.version).toBe(now.version)
    const gone = await running()
      .as({ token: running().tenants.noor.staff.Administrator.token, headers: { 'content-type': 'text/plain' } })
      .delete(`/leads/${row.id}`)
    expect(gone.status).toBe(200)
  })

  it('keeps masked values of a record that is put back by somebody who may not see them', async () => {
    const manager = running().tenants.noor.staff['Service Manager'].token
    const made = await running()
      .admin()
      .post('/vehicles', (await makerOf(running()).bodies('vehicles'))[0])
    const read = await running().as({ token: manager }).get(`/vehicles/${made.body.id}`)
    expect((await running().as({ token: manager }).put(`/vehicles/${made.body.id}`, read.body)).status).toBe(200)
  })

  it.each(names.filter((name) => !resourceOf(name).readOnly))('takes a row of %s back unchanged', async (name) => {
    const row = await makerOf(running()).added(name)
    const { path } = resourceOf(name)
    const [listed] = (
      await running()
        .admin()
        .get(`/${path}?${json({ filter: { id: [row.id] } })}`)
    ).body
    const { status, body } = await running().admin().put(`/${path}/${row.id}`, listed)
    expect([status, body.fields, body.version]).toEqual([200, undefined, listed.version])
  })
})
