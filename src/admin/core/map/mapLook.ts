// Styles of the map in the tenant's colours, light and dark.
import type { Theme } from '@mui/material/styles'

/** Styles of the map's box. */
export const mapLook = (theme: Theme) => {
  const { palette } = theme
  const dark = palette.mode === 'dark'
  const tones = Object.fromEntries(Object.entries(palette.meaning).map(([tone, colour]) => [`& .tone-${tone}`, { '--pin': colour }]))
  return {
    ...tones,
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    borderRadius: 2,
    border: 1,
    borderColor: 'divider',
    color: 'error.main',
    '&.leaflet-container': { bgcolor: palette.surface.sunken, fontFamily: 'inherit', fontSize: 13 },
    '&:focus-visible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 },
    '& img.leaflet-tile': dark ? { filter: 'invert(1) hue-rotate(180deg) brightness(0.9) contrast(0.9)' } : {},
    '& .leaflet-control-attribution': { fontSize: 11, bgcolor: palette.background.paper, color: palette.text.secondary },
    '& .leaflet-bar a': { bgcolor: palette.background.paper, color: palette.text.primary, borderColor: palette.divider },
    '& .leaflet-bar a.leaflet-disabled': { color: palette.text.disabled },
    '& .leaflet-control-scale-line': {
      bgcolor: 'transparent',
      borderColor: palette.text.secondary,
      color: palette.text.secondary,
      textShadow: 'none',
    },
    '& .map-land': { fill: palette.background.paper, fillOpacity: 1, stroke: palette.text.disabled },
    '& .map-border': { stroke: palette.text.disabled, strokeDasharray: '4 3' },
    '& .map-place': { color: palette.error.main },
    '& .map-city': { pointerEvents: 'none', whiteSpace: 'nowrap' },
    '& .map-city span': {
      position: 'absolute',
      transform: 'translate(-50%, -50%)',
      fontSize: 13,
      fontWeight: 600,
      color: palette.text.secondary,
    },
    '& .map-pin': {
      display: 'grid',
      placeItems: 'center',
      borderRadius: '50%',
      color: dark ? palette.background.default : '#fff',
      background: 'var(--pin)',
      border: `2px solid ${palette.background.paper}`,
      boxShadow: '0 1px 4px rgb(0 0 0 / 0.35)',
      fontSize: 15,
      fontVariantNumeric: 'tabular-nums',
    },
    '& .map-pin.is-driver': { background: palette.background.paper, color: 'var(--pin)', borderColor: 'var(--pin)' },
    '& .map-pin.is-branch': {
      borderRadius: '9px',
      background: palette.background.paper,
      color: palette.text.secondary,
      borderColor: palette.divider,
      boxShadow: 'none',
    },
    '& .map-pin.is-several': { borderStyle: 'double', borderWidth: 5, fontWeight: 700 },
    '& .map-pin.is-chosen': { outline: `4px solid ${palette.primary.main}`, outlineOffset: 1 },
    '& .map-pin:focus-visible': { outline: `3px solid ${palette.text.primary}`, outlineOffset: 2 },
    '& .map-area': { stroke: palette.primary.main, fill: palette.primary.main, fillOpacity: dark ? 0.14 : 0.1 },
    '& .map-area-name': {
      background: 'transparent',
      border: 0,
      boxShadow: 'none',
      color: palette.primary.main,
      fontWeight: 600,
      padding: 0,
    },
    '&.is-far .map-area-name': { display: 'none' },
    '& .map-route': { stroke: palette.primary.main },
    '& .map-corner': {
      borderRadius: '50%',
      background: palette.background.paper,
      border: `3px solid ${palette.primary.main}`,
      cursor: 'grab',
    },
  } as const
}
