// Names of shared views, and browsers' User-Agents.
/** Saved views: owner, resource and list state. */
export const viewTexts = [
  {
    owner: 'Sales Manager',
    resource: 'leads',
    names: { en: 'Website, not answered yet', ar: 'من الموقع ولم يُرد عليهم' },
    visibility: 'team',
    state: { filter: { status: ['pending'], source: ['landing'] }, sort: { field: 'createdAt', order: 'ASC' }, perPage: 25 },
  },
  {
    owner: 'Sales Manager',
    resource: 'leads',
    names: { en: "This week's campaigns", ar: 'حملات هذا الأسبوع' },
    visibility: 'team',
    state: { filter: { source: ['campaign', 'social'], createdAtSpan: 'week' }, sort: { field: 'createdAt', order: 'DESC' }, perPage: 25 },
  },
  {
    owner: 'Service Manager',
    resource: 'appointments',
    names: { en: 'Awaiting parts or labour', ar: 'بانتظار القطع أو الفني' },
    visibility: 'team',
    state: {
      filter: { status: ['awaitingParts', 'awaitingLabour'], closure: ['none'] },
      sort: { field: 'startAt', order: 'ASC' },
      perPage: 50,
    },
  },
  {
    owner: 'Service Manager',
    resource: 'appointments',
    names: { en: 'Ready to hand over', ar: 'جاهزة للتسليم' },
    visibility: 'team',
    state: { filter: { status: ['completed'], closure: ['none'] }, sort: { field: 'startAt', order: 'ASC' }, perPage: 25 },
  },
  {
    owner: 'General Inquiry',
    resource: 'appointments',
    names: { en: 'Pick-up and delivery', ar: 'استلام وتوصيل' },
    visibility: 'private',
    state: { filter: { transport: ['pickUpDelivery'], status: ['pending'] }, sort: { field: 'startAt', order: 'ASC' }, perPage: 25 },
  },
  {
    owner: 'Administrator',
    resource: 'leads',
    names: { en: 'Sold', ar: 'تم البيع' },
    visibility: 'private',
    state: { filter: { outcome: ['sold'] }, sort: { field: 'createdAt', order: 'DESC' }, perPage: 25 },
  },
] as const
/** User-Agents of browsers. */
export const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
] as const
