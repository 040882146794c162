/** Path for people without a session. */
export const signInPath = '/'
/** Path of staff after sign-in. */
export const firstPath = '/home/dashboard'
/** The path after sign-in: the day's jobs for drivers, the dashboard for others. */
export const firstPathOf = (staff: { staffType: string | null } | undefined): string =>
  staff?.staffType === 'Driver' ? '/home/driving' : firstPath
