/** Where somebody without a session goes. */
export const signInPath = '/'
/** Where staff go after sign-in. */
export const firstPath = '/home/dashboard'
/** The same for one person: who drives begins with the day's jobs. */
export const firstPathOf = (staff: { staffType: string | null } | undefined): string =>
  staff?.staffType === 'Driver' ? '/home/driving' : firstPath
