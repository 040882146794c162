// The calls of a survey that came by a link.

/** Calls by our name; wire.ts has them all. */
export const surveyCalls = {
  surveyByLink: { method: 'POST', path: '/landing-page/survey' },
  answerByLink: { method: 'POST', path: '/landing-page/survey/answers' },
} as const
