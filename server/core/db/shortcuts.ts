// What the server remembers, or does together, for no other reason than that it measured faster: docs/decisions/caches.md has the figures.
// Answers are the same without: `npm run bench:caches` turns each off and on, and nothing else writes `shortcuts`.

/** Whether each is taken. */
export const shortcuts = {
  /** A list that is longer than is counted is not counted again for a while (longLists.ts). */
  longLists: true,
  /** A far page begins at what is remembered of one near it (longLists.ts). */
  marks: true,
  /** Statements that have a name keep their plan on the connection (postgres.ts). */
  prepared: true,
  /** The session of a list call is looked up in the list's own round trip, by the rights that it had last (sessions.ts). */
  guessedSessions: true,
  /** Sessions that many ask for at once are looked up together (batchLoader.ts). */
  batchedSessions: true,
  /** Audit entries and notices of rows that are written together go in by one statement (batch.ts). */
  batchedEntries: true,
}

/** How much of it, and for how long. */
export const shortcutLimits = {
  /**
   * Milliseconds after which a long list is counted and its far pages are walked to anew: until then it may be shorter than it is said to
   * be, and a far page be read from where it began before rows came or went in front of it.
   */
  longListMs: 60_000,
  longLists: 500,
  marksOfList: 50,
  guessedSessions: 5_000,
  /** Milliseconds from one question of a batch to the next: Node takes in one new connection a turn, so anyone who asks with every turn meets nobody. */
  batchApartMs: 5,
  /** So many questions come earlier when none came for a while: the calls of one page, which are no crowd. */
  batchEarly: 8,
  /** A question that has no answer after so many milliseconds keeps nobody waiting any longer. */
  batchTimeoutMs: 250,
  batchSize: 100,
} as const
