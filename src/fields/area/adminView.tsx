import Box from '@mui/material/Box'
import type { Corner } from '../../schema/core/compounds.ts'
import { LazyMap } from '../../admin/core/map/LazyMap.tsx'
import { useI18n } from '../../admin/core/useI18n.ts'
import { Code } from '../../admin/core/parts/Code.tsx'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'

/** An area on the map, and its corners in degrees. */
export const area: FieldPart<'area'> = {
  wide: true,
  height: 420,
  View: function AreaView({ value, dense }) {
    const { translate } = useI18n()
    const corners = Array.isArray(value) ? (value as Corner[]) : []
    if (corners.length === 0) return <Nothing />
    const count = translate('admin.map.corners', { smart_count: corners.length })
    if (dense) return <>{count}</>
    return (
      <Box sx={{ display: 'grid', gap: 1 }}>
        <LazyMap label={translate('admin.map.areaShown')} height={280} corners={corners} />
        <details>
          <summary>{count}</summary>
          <Box component="ol" sx={{ marginBlock: 1, columns: { sm: 2 }, fontSize: 13 }}>
            {corners.map(({ lat, lng }, place) => (
              <li key={place}>
                <Code>
                  {lat.toFixed(5)}, {lng.toFixed(5)}
                </Code>
              </li>
            ))}
          </Box>
        </details>
      </Box>
    )
  },
}
