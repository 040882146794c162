import Box from '@mui/material/Box'

const width = 120
const height = 28
const inset = 2

/** A number by day as a line, oldest first in the reading direction; the last day with one is marked, and a day without one has no point. */
export function Trend({ counts }: { counts: readonly (number | null)[] }) {
  const known = counts.filter((count) => count !== null)
  if (known.length < 2) return null
  const [least, limit] = [Math.min(...known), Math.max(...known)]
  const points = counts.flatMap((count, place) =>
    count === null
      ? []
      : [
          {
            x: inset + (place / (counts.length - 1)) * (width - 2 * inset),
            y: height - inset - ((count - least) / Math.max(1, limit - least)) * (height - 2 * inset),
          },
        ],
  )
  const last = points.at(-1)
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      sx={{
        inlineSize: { xs: 56, sm: 96 },
        blockSize: 28,
        flex: 'none',
        overflow: 'visible',
        color: 'primary.main',
        transform: (theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none'),
      }}
      preserveAspectRatio="none"
    >
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        opacity={0.6}
      />
      {last && (
        <line
          x1={last.x}
          x2={last.x}
          y1={last.y}
          y2={last.y}
          stroke="currentColor"
          strokeWidth={7}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </Box>
  )
}
