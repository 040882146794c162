import type { ReactNode } from 'react'

// One family: 24 units, lines of 1.6, round ends. Arrows mirror with the script, things do not.
const shapes = {
  service: (
    <>
      <path d="M14.700 6.300a4 4 0 0 0-5.200 5.200L3.600 17.400a1.700 1.700 0 0 0 0 2.400l.6.6a1.700 1.700 0 0 0 2.400 0l5.900-5.900a4 4 0 0 0 5.200-5.200l-2.500 2.500-2.300-.7-.7-2.300z" />
    </>
  ),
  calendar: (
    <>
      <rect x="3.500" y="5" width="17" height="15.500" rx="3" />
      <path d="M3.500 10h17M8 3v4M16 3v4" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21s-7-6.200-7-11.500a7 7 0 0 1 14 0C19 14.800 12 21 12 21z" />
      <circle cx="12" cy="9.500" r="2.500" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.500 20.500c.8-4 3.800-6 7.500-6s6.700 2 7.500 6" />
    </>
  ),
  phone: (
    <>
      <path d="M6.500 3.500h2.600l1.600 4.200-2 1.500a12 12 0 0 0 6.100 6.100l1.500-2 4.200 1.600v2.600a3 3 0 0 1-3.200 3A17 17 0 0 1 3.500 6.700a3 3 0 0 1 3-3.200z" />
    </>
  ),
  check: <path d="m5 12.500 4.500 4.500L19 7.500" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M12 7v5l3.500 2" />
    </>
  ),
  car: (
    <>
      <path d="M3 16v-3.500l2.200-.9 2-4A2.500 2.500 0 0 1 9.400 6.200h5.200a2.500 2.500 0 0 1 2.200 1.400l2 4 2.200.9V16a1.500 1.500 0 0 1-1.500 1.500H4.500A1.500 1.500 0 0 1 3 16z" />
      <path d="M5.200 11.600h13.600M6.500 14.500h2M15.500 14.500h2M5.500 17.500v1.500M18.500 17.500v1.500" />
    </>
  ),
  key: (
    <>
      <circle cx="8" cy="15.500" r="4" />
      <path d="m11 12.500 8.500-8.500M16 7.500l2.500 2.500" />
    </>
  ),
  truck: (
    <>
      <path d="M3 6.500h10.500v10H3zM13.500 10h3.800l3.200 3.500v3h-7" />
      <circle cx="7" cy="17.500" r="1.900" />
      <circle cx="16.800" cy="17.500" r="1.900" />
    </>
  ),
  cup: (
    <>
      <path d="M5 9h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 10.500h1.500a2.500 2.500 0 0 1 0 5H16M8.500 3v2.500M12.500 3v2.500" />
    </>
  ),
  share: (
    <>
      <circle cx="6" cy="12" r="2.500" />
      <circle cx="17" cy="6" r="2.500" />
      <circle cx="17" cy="18" r="2.500" />
      <path d="m8.300 10.900 6.500-3.700M8.300 13.100l6.500 3.700" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400" />
    </>
  ),
  moon: <path d="M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="8.500" />
      <path d="M3.500 12h17M12 3.500c2.500 2.700 3.700 5.500 3.700 8.500s-1.200 5.800-3.700 8.500c-2.500-2.700-3.700-5.500-3.700-8.500S9.500 6.200 12 3.500z" />
    </>
  ),
  warning: (
    <>
      <path d="M12 4 2.800 19.500h18.400z" />
      <path d="M12 10v4.500M12 17v.2" />
    </>
  ),
  edit: <path d="M4 20l1-4L16 5l3 3L8 19z" />,
  leave: (
    <>
      <path d="M14 4.500H7a2.500 2.500 0 0 0-2.500 2.500v10A2.500 2.500 0 0 0 7 19.500h7" />
      <path d="M10 12h10.500M17 8.500l3.500 3.500-3.500 3.500" />
    </>
  ),
  back: <path d="m14.500 5.500-6.500 6.500 6.500 6.500" />,
  onward: <path d="m9.500 5.500 6.500 6.500-6.500 6.500" />,
  down: <path d="m5.500 9.500 6.500 6.500 6.500-6.500" />,
} satisfies Record<string, ReactNode>
/** The name of an icon. */
export type IconName = keyof typeof shapes
const mirrored: readonly IconName[] = ['back', 'onward', 'leave', 'truck']

/** A line icon, for the eye only: the words stand beside it. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={mirrored.includes(name) ? 'icon icon-mirrored' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {shapes[name]}
    </svg>
  )
}
