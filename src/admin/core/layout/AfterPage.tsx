import { JobTray } from '../bulk/JobTray.tsx'
import { LiveUpdates } from '../live/LiveUpdates.tsx'
import { ReactAdminNotices } from './ReactAdminNotices.tsx'

/** What keeps a page up to date and tells what became of its changes; it may come after the page. */
export function AfterPage() {
  return (
    <>
      <LiveUpdates />
      <JobTray />
      <ReactAdminNotices />
    </>
  )
}
