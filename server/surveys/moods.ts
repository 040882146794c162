// Classes of scores (satisfied, promoter, detractor), as filters of responses.

/** The average score, of a hundred, from which a customer counts as satisfied. */
export const satisfiedFrom = 80
/** The recommendation, from 0 to 10, from which a customer counts as a promoter. */
export const promoterFrom = 9
/** The recommendation up to which a customer counts as a detractor. */
export const detractorTo = 6

/** The list filters of these classes. */
export const moods = {
  promoter: { npsFrom: String(promoterFrom) },
  passive: { npsFrom: String(detractorTo + 1), npsTo: String(promoterFrom - 1) },
  detractor: { npsTo: String(detractorTo) },
  satisfied: { scoreFrom: String(satisfiedFrom) },
  dissatisfied: { scoreTo: '40' },
}
