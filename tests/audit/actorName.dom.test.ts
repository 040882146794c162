// The names of actors in a history, in both languages.
import { describe, expect, it } from 'vitest'
import { actorName } from '../../src/admin/core/show/actorName.ts'
import { createTranslate } from '../../src/i18n/translate.ts'
import { textsOf } from '../core/admin/adminFixture.tsx'

const byName = { en: 'Huda Saleh', ar: 'هدى صالح' }
const said = (actor: Partial<Parameters<typeof actorName>[2]>) => {
  const whole = { actorKind: null, actorName: null, byName: null, ...actor }
  return [
    actorName(createTranslate('english', textsOf('english')), 'en', whole),
    actorName(createTranslate('arabic', textsOf('arabic')), 'ar', whole),
  ]
}

describe('the actor of a change', () => {
  it.each([
    ['staff', { actorKind: 'staff', byName }, ['Huda Saleh', 'هدى صالح']],
    ['staff whose account is gone', { actorKind: 'staff' }, ['Former staff member', 'موظف سابق']],
    ['an API key', { actorKind: 'apiKey', actorName: 'Website' }, ['API key Website', 'مفتاح API Website']],
    ['a customer', { actorKind: 'customer' }, ['Customer', 'العميل']],
    ['staff for a customer', { actorKind: 'colleague', byName }, ['Huda Saleh on behalf of the customer', 'هدى صالح نيابةً عن العميل']],
    ['a provider', { actorKind: 'provider', actorName: 'tamara' }, ['Tamara', 'تمارا']],
    [
      'a scheduled job',
      { actorKind: 'job', actorName: 'casesOverdue' },
      ['Scheduled job: Overdue complaints', 'مهمة مجدولة: الشكاوى المتأخرة'],
    ],
    ['a background job', { actorKind: 'job', actorName: 'campaign' }, ['Background job: Campaign', 'مهمة في الخلفية: حملة']],
    ['nobody who was written down', {}, ['Not recorded', 'غير مسجَّل']],
  ] as const)('is %s', (_what, actor, words) => {
    expect(said(actor)).toEqual(words)
  })
})
