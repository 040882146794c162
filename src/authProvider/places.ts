/** Path for people without a session. */
export const signInPath = '/'
/** Path of staff after sign-in. */
export const firstPath = '/home/dashboard'
const firstPaths: Readonly<Partial<Record<string, string>>> = {
  Driver: '/home/driving',
  Technician: '/home/appointments/board',
}
/** The path after sign-in: for a staff type whose work is on one page that page, what is to be done now for others. */
export const firstPathOf = (staff: { staffType: string | null } | undefined): string => firstPaths[staff?.staffType ?? ''] ?? firstPath
