/** Minutes for which a time is held at most: longer holds were written by a clock that was set back since. */
export const longestHold = 120
