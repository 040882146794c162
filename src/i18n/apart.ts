/** A name that keeps its own direction inside a sentence of the other one: within Unicode's first strong isolate. */
export const apart = (name: string): string => `\u2068${name}\u2069`
