/** Path for people without a session. */
export const signInPath = '/'
/** Path of staff after sign-in. */
export const firstPath = '/home/dashboard'
/** The path after sign-in for one person: drivers start with the day's jobs. */
export const firstPathOf = (staff: { staffType: string | null } | undefined): string =>
  staff?.staffType === 'Driver' ? '/home/driving' : firstPath
