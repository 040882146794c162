import { useEffect, useState } from 'react'

// A prerendered page contains the drawing; only a page rendered by the browser loads it.
const drawnByBuild = import.meta.env.SSR ? (await import('./heroArt.svg?raw')).default : undefined

/** The hero's drawing of a car; mirrored in Arabic. */
export function HeroArt() {
  const [drawing, setDrawing] = useState(drawnByBuild)
  const [prerendered] = useState(() => (import.meta.env.SSR ? undefined : document.querySelector('.hero-art')?.innerHTML))
  useEffect(() => {
    if (prerendered) return
    // The page works without the drawing.
    void import('./heroArt.svg?raw').then(
      ({ default: svg }) => setDrawing(svg),
      () => undefined,
    )
  }, [prerendered])
  return (
    <div
      className="hero-art"
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: drawing ?? prerendered ?? '' }}
    />
  )
}
