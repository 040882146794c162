import type { ReactNode } from 'react'

/** One thing to agree to; never ticked beforehand. */
export function Tick({
  id,
  checked,
  onChange,
  children,
}: {
  id?: string
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}) {
  return (
    <label className="tick">
      <input id={id} type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  )
}
