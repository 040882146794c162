import { useEffect, useState } from 'react'

// In a prerendered page the drawing is in the HTML already; only a page drawn by the browser fetches it.
const drawnByBuild = import.meta.env.SSR ? (await import('./heroArt.svg?raw')).default : undefined

/** The hero's drawing: a fastback's line under evening light. Faces the way the language reads. */
export function HeroArt() {
  const [drawing, setDrawing] = useState(drawnByBuild)
  const [prerendered] = useState(() => (import.meta.env.SSR ? undefined : document.querySelector('.hero-art')?.innerHTML))
  useEffect(() => {
    if (prerendered) return
    // A page without its drawing stands all the same.
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
