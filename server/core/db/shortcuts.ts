// The caches, batches and prepared statements that the server has for speed alone: docs/decisions/caches.md has the figures.
// Answers are the same without: `npm run bench:caches` and `npm run bench:embedded` turn each off and on, and nothing else writes `shortcuts`.

/** Whether each is used. */
export const shortcuts = {
  /** A list that is longer than is counted is not counted again for a minute (longLists.ts). */
  longLists: true,
  /** A distant page begins at the stored start of one near it (longLists.ts). */
  marks: true,
  /** Statements that have a name keep their plan on the connection (postgres.ts). */
  prepared: true,
  /** The embedded engine keeps the texts of statements parsed, and takes those that are run together at once (embedded/statements.ts). */
  parsedTexts: true,
  /** The session of a list call is looked up in the list's own round trip, with its last known rights (sessions.ts). */
  guessedSessions: true,
  /** Audit entries and notices of rows that are written together are inserted by one statement (batch.ts). */
  batchedEntries: true,
}

/** Sizes and lifetimes of the caches and batches. */
export const shortcutLimits = {
  /**
   * Milliseconds after which a long list is counted again, and its distant pages are walked to: until then it may be shorter than its total
   * says, and a distant page may begin where it did before rows were added or removed in front of it.
   */
  longListMs: 60_000,
  longLists: 500,
  marksOfList: 50,
  guessedSessions: 5_000,
  /** Texts that the embedded engine keeps parsed; beyond it the one that was used longest ago is dropped. */
  parsedTexts: 300,
  /**
   * Milliseconds between two queries. Node accepts one new connection an event-loop turn; without a gap each query would hold only one
   * caller's keys.
   */
  batchApartMs: 5,
  /** Number of queries that may follow at once after a quiet time: the calls of one page. */
  batchEarly: 8,
  /** Milliseconds after which an unanswered query no longer holds back the next one. */
  batchTimeoutMs: 250,
  batchSize: 100,
} as const
