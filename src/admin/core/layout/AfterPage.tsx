import { JobTray } from '../bulk/JobTray.tsx'
import { LiveUpdates } from '../live/LiveUpdates.tsx'
import { ReactAdminNotices } from './ReactAdminNotices.tsx'

/** Live updates and notices; may load after the page. */
export function AfterPage() {
  return (
    <>
      <LiveUpdates />
      <JobTray />
      <ReactAdminNotices />
    </>
  )
}
