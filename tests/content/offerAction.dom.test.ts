// The button of an offer: its own link, else a flow that the tenant has.
import { expect, it } from 'vitest'
import { offerAction } from '../../src/landing/content/offerAction.ts'

const on = { CREATE_LEAD: true, BOOK_A_SERVICE: true }
const offer = { slug: 'winter-check', kind: 'offer', link: null } as const

it('asks about it, or books where nothing can be asked', () => {
  expect(offerAction(offer, on)).toEqual({ page: 'lead', details: { offer: 'winter-check' } })
  expect(offerAction(offer, { ...on, CREATE_LEAD: false })).toEqual({ page: 'book-service', details: {} })
  expect(offerAction(offer, { CREATE_LEAD: false, BOOK_A_SERVICE: false })).toBeUndefined()
})

it('leads where its link says, unless that is switched off', () => {
  expect(offerAction({ ...offer, link: 'https://example.com/x' }, on)).toEqual({ href: 'https://example.com/x' })
  expect(offerAction({ ...offer, link: '/open-days' }, on)).toEqual({ href: '/open-days' })
  expect(offerAction({ ...offer, link: 'lead?type=Test+Drive' }, on)).toEqual({
    page: 'lead',
    details: { type: 'Test Drive', offer: 'winter-check' },
  })
  expect(offerAction({ ...offer, link: 'book-service' }, { ...on, BOOK_A_SERVICE: false })).toBeUndefined()
})

it('leaves a banner alone that leads nowhere', () => {
  expect(offerAction({ ...offer, kind: 'banner' }, on)).toBeUndefined()
})
