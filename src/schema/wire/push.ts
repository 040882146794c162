// The calls by which a browser is told of and forgotten, for customers and staff alike.

/** Calls by our name; wire.ts has them all. */
export const pushCalls = {
  pushKey: { method: 'GET', path: '/push/key' },
  subscribePush: { method: 'POST', path: '/push/subscribe' },
  unsubscribePush: { method: 'POST', path: '/push/unsubscribe' },
} as const
