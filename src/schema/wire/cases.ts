// The calls of feedback, of complaints, and of seeing how one's own stand.

/** Calls by our name; wire.ts has them all. */
export const caseCalls = {
  customerFeedback: { method: 'POST', path: '/customers/feedback' },
  customerComplaint: { method: 'POST', path: '/customers/complain' },
  ownCases: { method: 'GET', path: '/landing-page/cases' },
  ownCase: { method: 'GET', path: '/landing-page/cases/{ref}' },
  answerCase: { method: 'POST', path: '/landing-page/cases/{ref}/answers' },
  reopenCase: { method: 'POST', path: '/landing-page/cases/{ref}/reopening' },
} as const
