// Styles of the grid.
import type { Theme } from '@mui/material/styles'
import type { Lane } from './lanes.ts'

/** Height of a minute in pixels. */
export const minuteHeight = 1.5
/** Closed time: slanted lines on the sunken surface. */
export const shut = (theme: Theme): string =>
  `repeating-linear-gradient(135deg, transparent 0 6px, ${theme.palette.divider} 6px 7px), ${theme.palette.surface.sunken}`
/** A surface tinted with a meaning's colour, light enough for text. */
export const faint = (colour: string, surface: string, share = 12): string => `color-mix(in oklab, ${colour} ${share}%, ${surface})`
/** The position and width of a lane; the full width without one. */
export const inLane = (lane: Lane | undefined) =>
  lane
    ? { insetInlineStart: `calc(${(lane.lane / lane.of) * 100}% + 2px)`, inlineSize: `calc(${100 / lane.of}% - 5px)` }
    : { insetInline: 2 }
