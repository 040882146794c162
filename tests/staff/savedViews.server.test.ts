// Saved views of lists: personal, or shared with the team.
import { expect, it } from 'vitest'
import type { Word } from '../../src/schema/enumerations.ts'
import { onServer } from '../core/server/eachServer.ts'

onServer('a kept view', (running) => {
  const as = (role: Word<'designation'>, tenant: 'noor' | 'najd' = 'noor') =>
    running().as({ token: running().tenants[tenant].staff[role].token })
  const state = { filter: { status: ['pending'] }, sort: { field: 'name', order: 'ASC' }, perPage: 25, columns: ['mobile', 'status'] }
  const keep = async (name: string, visibility: 'private' | 'team') => {
    const { status, body } = await as('Sales Manager').post('/savedViews', { resource: 'leads', name, visibility, state })
    expect(status).toBe(200)
    return body as { id: string; version: number; ownerId: string }
  }
  const seenBy = async (role: Word<'designation'>, tenant: 'noor' | 'najd' = 'noor'): Promise<string[]> =>
    (await as(role, tenant).get('/savedViews?size=100')).body.data.map(({ id }: { id: string }) => id)

  it('belongs to the person who made it, and holds its state as it was given', async () => {
    const { id, ownerId } = await keep('Mine', 'private')
    expect(ownerId).toBe(running().tenants.noor.staff['Sales Manager'].id)
    expect((await as('Sales Manager').get(`/savedViews/${id}`)).body.state).toEqual(state)
  })

  it('is seen by its owner alone, until it is shared', async () => {
    const { id, version } = await keep('Not yet', 'private')
    expect(await seenBy('Sales Manager')).toContain(id)
    expect(await seenBy('Parts Manager')).not.toContain(id)
    expect((await as('Parts Manager').get(`/savedViews/${id}`)).status).toBe(404)
    expect((await as('Sales Manager').put(`/savedViews/${id}`, { version, visibility: 'team' })).status).toBe(200)
    expect(await seenBy('Parts Manager')).toContain(id)
    expect(await seenBy('Parts Manager', 'najd')).not.toContain(id)
  })

  it('is changed and deleted by its owner or an administrator, by nobody else', async () => {
    const { id, version } = await keep('Ours', 'team')
    expect((await as('Parts Manager').put(`/savedViews/${id}`, { version, name: 'Theirs' })).status).toBe(403)
    expect((await as('Parts Manager').delete(`/savedViews/${id}?version=${version}`)).status).toBe(403)
    expect((await as('Administrator').put(`/savedViews/${id}`, { version, name: 'Renamed' })).status).toBe(200)
    expect((await as('Sales Manager').delete(`/savedViews/${id}?version=${version}`)).body.code).toBe('staleVersion')
    expect((await as('Sales Manager').delete(`/savedViews/${id}?version=${version + 1}`)).status).toBe(200)
  })

  it('has a name in each language when the team reads it', async () => {
    const names = { en: 'Mine to see', ar: 'ما يخصني' }
    const { body } = await as('Sales Manager').post('/savedViews', { resource: 'leads', name: names.en, names, visibility: 'team', state })
    expect((await as('Parts Manager').get(`/savedViews/${body.id}`)).body).toMatchObject({ name: names.en, names })
    const one = await as('Sales Manager').post('/savedViews', { resource: 'leads', name: 'x', names: { en: 'x', ar: '' }, state })
    expect(one.status).toBe(400)
  })

  it('is nobody else’s to give away', async () => {
    const given = {
      resource: 'leads',
      name: 'Yours',
      visibility: 'private',
      state,
      ownerId: running().tenants.noor.staff['Parts Manager'].id,
    }
    expect((await as('Sales Manager').post('/savedViews', given)).status).toBe(400)
  })
})
