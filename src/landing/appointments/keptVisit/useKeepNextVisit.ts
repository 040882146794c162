import { useEffect } from 'react'
import type { CustomerAppointment } from '../../../schema/appointments/customerBooking.ts'
import { session, type KeptVisit } from '../../../session/index.ts'

/** The next visit of those that were read and the one that is kept; `all`: nobody has others. */
function nextOf(mobile: string, read: readonly CustomerAppointment[], kept: KeptVisit | undefined, all: boolean): KeptVisit | undefined {
  const coming = read
    .filter(({ status, closure }) => closure === 'none' && status !== 'delivered')
    .map(({ id, ref, startAt, location: { name, address, phone, point } }): KeptVisit => ({
      mobile,
      id,
      ref,
      startAt,
      location: { name, address, phone, point },
    }))
  const other = !all && kept?.mobile === mobile && read.every(({ id }) => id !== kept.id) ? [kept] : []
  return [...coming, ...other].sort((one, next) => one.startAt.localeCompare(next.startAt))[0]
}

/**
 * Keeps the next visit of a person for a page without a network, whenever bookings were read; `all`: they are all that are to come. Not on
 * the device of a colleague, and not for somebody with a link alone.
 */
export function useKeepNextVisit(read: readonly CustomerAppointment[] | undefined, all = false): void {
  const words = read && JSON.stringify(read)
  useEffect(() => {
    const mobile = session.get('phoneNumber')
    if (!words || !mobile || session.get('callCenterStaffId')) return
    const next = nextOf(mobile, JSON.parse(words) as CustomerAppointment[], session.get('nextVisit'), all)
    if (next) session.set('nextVisit', next)
    else session.remove('nextVisit')
  }, [words, all])
}
