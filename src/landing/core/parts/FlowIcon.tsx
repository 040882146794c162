import { Icon, LineIcon, type IconName } from './Icon.tsx'

// In the same style, for pages after the first: their drawings are loaded with them.
const shapes = {
  pin: 'M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.8 12 21 12 21zM9.5 9.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  person: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  car: 'M3 16v-3.5l2.2-.9 2-4A2.5 2.5 0 0 1 9.4 6.2h5.2a2.5 2.5 0 0 1 2.2 1.4l2 4 2.2.9V16a1.5 1.5 0 0 1-1.5 1.5H4.5A1.5 1.5 0 0 1 3 16zM5.2 11.6h13.6M6.5 14.5h2M15.5 14.5h2M5.5 17.5v1.5M18.5 17.5v1.5',
  map: 'M9 4.5 3.5 6.5v13L9 17.5l6 2 5.5-2v-13L15 6.5zM9 4.5v13M15 6.5v13',
  key: 'M4 15.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0M11 12.5 19.5 4M16 7.5l2.5 2.5',
  truck:
    'M3 6.5h10.5v10H3zM13.5 10h3.8l3.2 3.5v3h-7M5.1 17.5a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0M14.9 17.5a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0',
  cup: 'M5 9h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M8.5 3v2.5M12.5 3v2.5',
  share:
    'M3.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M14.5 6a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M14.5 18a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M8.3 10.9l6.5-3.7M8.3 13.1l6.5 3.7',
  plus: 'M12 5v14M5 12h14',
  download: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19.5h14',
  leave: 'M14 4.5H7A2.5 2.5 0 0 0 4.5 7v10A2.5 2.5 0 0 0 7 19.5h7M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  email: 'M6 5.5h12a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 16V8A2.5 2.5 0 0 1 6 5.5zM4.2 7.5l7.8 6 7.8-6',
  back: 'm14.5 5.5-6.5 6.5 6.5 6.5',
  down: 'm5.5 9.5 6.5 6.5 6.5-6.5',
}
type LaterName = keyof typeof shapes
/** The name of an icon of the family. */
export type FlowIconName = IconName | LaterName
const mirrored: readonly LaterName[] = ['leave', 'back', 'truck']
const isLater = (name: FlowIconName): name is LaterName => name in shapes

/** An icon of the family, for pages after the first. */
export function FlowIcon({ name, size = 24 }: { name: FlowIconName; size?: number }) {
  if (!isLater(name)) return <Icon name={name} size={size} />
  return (
    <LineIcon size={size} mirror={mirrored.includes(name)}>
      <path d={shapes[name]} />
    </LineIcon>
  )
}
