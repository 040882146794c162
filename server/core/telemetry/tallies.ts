// Counters of this process for the metrics, kept whether or not metrics are on.

/** Open live streams, and refusals of each rate limit since the start. */
export const tallies = { streams: 0, refused: new Map<string, number>() }

/** Counts a refusal by a rate limit, by the rule's name. */
export const countRefusal = (rule: string): void => void tallies.refused.set(rule, (tallies.refused.get(rule) ?? 0) + 1)
