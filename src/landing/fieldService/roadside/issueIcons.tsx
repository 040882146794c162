import type { ReactNode } from 'react'
import type { Word } from '../../../schema/enumerations.ts'
import { FlowIcon } from '../../core/parts/FlowIcon.tsx'
import { LineIcon } from '../../core/parts/Icon.tsx'

/** Icons of the problems, in the style of the other line icons. */
export const issueIcons: Record<Word<'roadsideIssue'>, ReactNode> = {
  flatTyre: (
    <LineIcon>
      <path d="M5.600 18.500a8.500 8.500 0 1 1 12.800 0" />
      <circle cx="12" cy="12.500" r="3.500" />
      <path d="M3 20.500h18M9 18.500h6" />
    </LineIcon>
  ),
  battery: (
    <LineIcon>
      <rect x="3" y="7.500" width="18" height="12" rx="2" />
      <path d="M6.500 7.500V5h3v2.500M14.500 7.500V5h3v2.500M6 13h4M14 13h4M16 11v4" />
    </LineIcon>
  ),
  fuel: (
    <LineIcon>
      <path d="M4.500 20.500V5.500a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v15M3 20.500h13M7 7h5v4H7zM14.500 12h1.500a1.500 1.500 0 0 1 1.500 1.500v3a1.600 1.600 0 0 0 3.200 0V9.500L17.500 6.300" />
    </LineIcon>
  ),
  lockedOut: <FlowIcon name="key" />,
  accident: <FlowIcon name="warning" />,
  engine: (
    <LineIcon>
      <path d="M8 7.500h6M11 7.500V5M4 17v-6l2.500-1h1.500l2-2.500M4 14H2M10 7.500h4.500l2 2.500H19v2.500h2.500V17H19v1.500h-9L7.500 17H4" />
    </LineIcon>
  ),
  towing: <FlowIcon name="truck" />,
  other: (
    <LineIcon>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M9.600 9.600a2.500 2.500 0 1 1 3.600 2.200c-.8.4-1.200.9-1.200 1.900M12 16.500v.2" />
    </LineIcon>
  ),
}
