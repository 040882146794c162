// The steps of the two flows of cases, known before the flows are loaded.

export const complaintSteps = ['words', 'about'] as const
export const feedbackSteps = ['words', 'stars', 'about'] as const
