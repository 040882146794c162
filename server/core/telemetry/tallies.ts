// What the process counts of itself whether or not anybody looks: plain numbers, for the metrics.

/** Streams of changes that are open, and refusals of each rate limit since the start. */
export const tallies = { streams: 0, refused: new Map<string, number>() }

/** Counts a refusal. */
export const countRefusal = (rule: string): void => void tallies.refused.set(rule, (tallies.refused.get(rule) ?? 0) + 1)
