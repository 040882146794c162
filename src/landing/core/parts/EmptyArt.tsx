/** A drawing for a page without content. */
export function EmptyArt() {
  return (
    <svg
      className="empty-art"
      viewBox="0 0 168 84"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.800"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 70h160" opacity=".5" />
      <path d="M14 78h30M58 78h18M90 78h44" opacity=".3" />
      <path d="M36 66c-5 0-8-2-8-6 0-7 3-12 12-14l14-3c9-9 20-15 36-15 15 0 25 6 34 15l12 4c6 2 8 6 8 12 0 5-3 7-7 7" />
      <path d="M53 66h58M60 43c7-6 15-9 26-9v9zM92 34c10 0 17 3 23 9H92z" />
      <circle cx="44" cy="66" r="9" />
      <circle cx="120" cy="66" r="9" />
      <path d="M8 40h14M2 50h12" opacity=".5" />
    </svg>
  )
}
