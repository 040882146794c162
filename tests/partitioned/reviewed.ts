// Statements that read the rows of several tenants on purpose.

/** By the file that runs the statement and how the statement begins: the reason. */
export const reviewed: { from: string; begins: string; reason: string }[] = []
