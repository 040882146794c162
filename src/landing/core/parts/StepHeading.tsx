import { useEffect, useRef } from 'react'

/**
 * The title of a step; takes the focus when the step appears, so that a screen reader starts there. `focused` is false where a field takes
 * it.
 */
export function StepHeading({ title, text, focused = true }: { title: string; text?: string | undefined; focused?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true })
  }, [focused])
  return (
    <div className="stack-tight">
      <h2 ref={heading} tabIndex={-1} className="step-title">
        {title}
      </h2>
      {text && <p className="muted">{text}</p>}
    </div>
  )
}
