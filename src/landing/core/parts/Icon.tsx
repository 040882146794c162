import type { ReactNode } from 'react'

// One family: 24 units, lines of 1.6, round ends. Arrows are mirrored in Arabic, other icons are not. These are on the first page or every
// page; those of later pages are in FlowIcon.tsx.
const shapes = {
  service:
    'M14.7 6.3a4 4 0 0 0-5.2 5.2L3.6 17.4a1.7 1.7 0 0 0 0 2.4l.6.6a1.7 1.7 0 0 0 2.4 0l5.9-5.9a4 4 0 0 0 5.2-5.2l-2.5 2.5-2.3-.7-.7-2.3z',
  drive:
    'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M10 13a2 2 0 1 0 4 0 2 2 0 1 0-4 0M4 10.5c5-2 11-2 16 0M10.5 14.5 8.5 19.5M13.5 14.5l2 5',
  calendar: 'M6.5 5h11a3 3 0 0 1 3 3v9.5a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM3.5 10h17M8 3v4M16 3v4',
  lead: 'M12 4c5 0 8.5 3.2 8.5 7.5S17 19 12 19c-1 0-2-.1-2.9-.4L4.5 20.5l1-3.8a7 7 0 0 1-2-5.2C3.5 7.2 7 4 12 4zM8.5 11.5h0M12 11.5h0M15.5 11.5h0',
  ask: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.6.3-1 .9-1 1.7M12 16.5h0',
  home: 'M3.5 11.5 12 4l8.5 7.5M6 9.5v10.5h12V9.5M9.5 20v-5.5h5V20',
  roadside: 'M4.5 20.5h15M6.5 20.5 10.8 4.5h2.4l4.3 16M9.5 9.5h5M8 15h8',
  complaint: 'M6.5 4h11a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-5L8 20.5V17H6.5a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM12 7.5v3.5M12 13.7h0',
  feedback: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  payment: 'M6 5.5h12a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 16V8A2.5 2.5 0 0 1 6 5.5zM3.5 10h17M7 14.5h3',
  phone: 'M6.5 3.5h2.6l1.6 4.2-2 1.5a12 12 0 0 0 6.1 6.1l1.5-2 4.2 1.6v2.6a3 3 0 0 1-3.2 3A17 17 0 0 1 3.5 6.7a3 3 0 0 1 3-3.2z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 7v5l3.5 2',
  close: 'm6 6 12 12M18 6 6 18',
  sun: 'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  globe:
    'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c2.5 2.7 3.7 5.5 3.7 8.5s-1.2 5.8-3.7 8.5c-2.5-2.7-3.7-5.5-3.7-8.5S9.5 6.2 12 3.5z',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.2',
  edit: 'M4 20l1-4L16 5l3 3L8 19z',
  shop: 'M4 17v-4.5L6 7h12l2 5.5V17zM4 12.5h16M7 15h1M16 15h1M6.5 17v2M17.5 17v2',
  onward: 'm9.5 5.5 6.5 6.5-6.5 6.5',
}
/** The name of an icon that the first page has. */
export type IconName = keyof typeof shapes

/** The frame of a line icon; decorative, because the text is beside it. Icons of a single page draw their own lines. */
export function LineIcon({ size = 24, mirror = false, children }: { size?: number; mirror?: boolean; children: ReactNode }) {
  return (
    <svg className={mirror ? 'icon icon-mirrored' : 'icon'} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}

/** An icon that the first page has. */
export const Icon = ({ name, size = 24 }: { name: IconName; size?: number }) => (
  <LineIcon size={size} mirror={name === 'onward'}>
    <path d={shapes[name]} />
  </LineIcon>
)
