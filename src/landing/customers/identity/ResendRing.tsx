const radius = 9
const round = 2 * Math.PI * radius

/** The remaining share of the waiting time, as a ring. */
export function ResendRing({ left }: { left: number }) {
  return (
    <svg className="ring" width="24" height="24" viewBox="0 0 24 24" fill="none" strokeWidth="3" aria-hidden="true">
      <circle cx="12" cy="12" r={radius} stroke="var(--line)" />
      <circle
        cx="12"
        cy="12"
        r={radius}
        stroke="var(--brand-strong)"
        strokeLinecap="round"
        strokeDasharray={round}
        strokeDashoffset={round * (1 - left)}
        transform="rotate(-90 12 12)"
      />
    </svg>
  )
}
