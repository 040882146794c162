/** Path for people without a session. */
export const signInPath = '/'
/** Path of staff after sign-in. */
export const firstPath = '/home/dashboard'
const firstPaths: Readonly<Partial<Record<string, string>>> = {
  Driver: '/home/driving',
  Technician: '/home/appointments/board',
  'Service Advisor': '/home/calendar',
  'Sales Executive': '/home/leads',
}
/** The path after sign-in: for a staff type where its daily work is, the dashboard for others. */
export const firstPathOf = (staff: { staffType: string | null } | undefined): string => firstPaths[staff?.staffType ?? ''] ?? firstPath
