// The specification's paths exist, and those of resources behave like the generated routes.
import { expect, it } from 'vitest'
import { uploadFile } from '../../../src/schema/files/calls.ts'
import { makerOf } from '../everyResource/makeRows.ts'
import { eachServer } from '../server/eachServer.ts'

// Specification, section 7, verbatim: by the number of the sentence and the family's folder.
const specified: Record<string, string> = {
  '§7.10 /landing-page':
    'createUser, dealership-locations, create-appointment, appointments, walkingAppointments, appointment-details, appointments/delete, customer-vehicle-details, recommanded-services, appointment-dates, appointment-times, add-appointment, appointment-list/{id}, delete-appointment, settings, advisors, updateCustomerDetails, leads, lead/{id}, getCustomerSourceCode, getCustomerVehicleWarranty, getCustomerVehicleContract, tamara-checkout, tamara-order-cancel, request-token, client-info',
  '§7.11 /staffs':
    'list, getMGStaff, enable-disable/{id}, notifications, badge-counts, get-designation-list, get-staff-by-module, request-otp, verify-otp, otp-verification-issue-email',
  '§7.12 /masters': 'dealershipLocations, designation, modules, subModules, countries, states/{id}, cities/{id}, colours, multiCurrency',
  '§7.13 /misc':
    'contact-us, outBound, leadsCountByStaff, updateLeadsAssignment, getMGLeadDetails/{id}, getFollowupList/{id}, getSFTPComplainDetails, roof-tops, client-detail, clientLeadType, contactMethod, staffType, homeServiceAvaibility',
  '§7.14 /customers':
    'find-customer, customer-details, create, find-customer-by-vehicle, vehicle, lead, feedback, complain, hsra-feedback, service-history, followUp, followUp-landingPage',
  '§7.15': 'survey, settings, currency, feature-config, cms/list, cms/add, cms/update, vehicles, campaign-management, common/upload-file',
}

eachServer("the specification's paths", (running) => {
  it.each(Object.entries(specified))('%s are all registered', async (family, words) => {
    const description = (await running().admin().get('/openapi.json')).body as { paths: Record<string, object> }
    const known = [...Object.keys(description.paths), uploadFile.path]
    const [, folder = ''] = family.split(' ')
    const paths = words.split(', ').map((word) => `${folder}/${word}`)
    expect(paths.filter((path) => !known.includes(path))).toEqual([])
  })

  it('of content list, add and change as its own paths do', async () => {
    const admin = running().admin()
    const slug = `spring-${Date.now()}`
    const body = { title: { en: 'Spring', ar: 'الربيع' }, slug }
    const made = await admin.post('/cms/add', body)
    expect([made.status, made.body.slug]).toEqual([200, slug])
    const changed = await admin.post('/cms/update', { id: made.body.id, version: 1, position: 7 })
    expect([changed.status, changed.body.position]).toEqual([200, 7])
    expect((await admin.post('/cms/update', { id: 'nonsense', version: 2 })).status).toBe(400)
    const listed = await admin.get('/cms/list?size=100')
    expect(listed.body).toEqual((await admin.get('/cms?size=100')).body)
    expect(listed.body.data.map((one: { slug: string }) => one.slug)).toContain(slug)
    const wrong = await admin.post('/cms/add', { slug })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['title']])
    const reader = running().as({ token: running().tenants.noor.staff['Parts Manager'].token })
    expect([(await reader.get('/cms/list')).status, (await reader.post('/cms/add', body)).status]).toEqual([403, 403])
    const foreign = await running().admin('najd').post('/cms/update', { id: made.body.id, version: 2, position: 1 })
    expect(foreign.status).toBe(404)
  })

  it('of states and cities answer the active rows of the country or state, and a row under its own id', async () => {
    const maker = makerOf(running())
    const country = await maker.insert('countries', { code: 'QX' })
    const state = await maker.insert('states', { countryId: country.id, name: { en: 'Riyadh', ar: 'الرياض' } })
    await maker.insert('states', { countryId: country.id, active: false })
    const city = await maker.insert('cities', { stateId: state.id })
    const admin = running().admin()
    const states = await admin.get(`/masters/states/${country.id}`)
    expect([states.body.total, states.body.data.map(({ id }: { id: string }) => id)]).toEqual([1, [state.id]])
    expect((await admin.get(`/masters/cities/${state.id}`)).body.data).toMatchObject([{ id: city.id, stateId: state.id }])
    expect((await admin.get(`/masters/states/${state.id}`)).body).toMatchObject({ id: state.id, countryId: country.id })
    expect((await admin.get(`/masters/states/${city.id}`)).status).toBe(404)
    expect((await running().admin('najd').get(`/masters/states/${country.id}`)).status).toBe(404)
  })

  it('name the states of a country to a colleague who may not open the list', async () => {
    const maker = makerOf(running())
    const country = await maker.insert('countries', { code: 'QY' })
    const state = await maker.insert('states', { countryId: country.id, name: { en: 'Qassim', ar: 'القصيم' } })
    const parts = running().as({ token: running().tenants.noor.staff['Parts Manager'].token })
    const { body } = await parts.get(`/masters/states/${country.id}`)
    expect(body.data).toEqual([{ id: state.id, name: { en: 'Qassim', ar: 'القصيم' } }])
    expect((await parts.get(`/masters/states/${state.id}`)).status).toBe(403)
  })
})
