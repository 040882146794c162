// What a score says of anyone who gave it, as filters of responses.

/** Stars on average, of a hundred, from which somebody is satisfied. */
export const satisfiedFrom = 80
/** Answers from 0 to 10 on recommending the dealership: from here somebody promotes it. */
export const promoterFrom = 9
/** … and up to here talks against it. */
export const detractorTo = 6

/** The list's filter that finds them. */
export const moods = {
  promoter: { npsFrom: String(promoterFrom) },
  passive: { npsFrom: String(detractorTo + 1), npsTo: String(promoterFrom - 1) },
  detractor: { npsTo: String(detractorTo) },
  satisfied: { scoreFrom: String(satisfiedFrom) },
  dissatisfied: { scoreTo: '40' },
}
