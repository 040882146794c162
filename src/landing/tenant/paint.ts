import type { BrandSettings } from '../../tokens/tokens.ts'
import { injectedSettings } from './injectedSettings.ts'

const styleId = 'wakeel-tokens'

/** Dresses the page in a tenant's colours; the server has done so already where it knew the tenant. */
export async function paintTenant(settings: BrandSettings): Promise<void> {
  const painted = injectedSettings()
  const same = painted?.primaryColour === settings.primaryColour && painted.secondaryColour === settings.secondaryColour
  if (same && !document.getElementById(styleId)) return
  const { tokensCss } = await import('../../tokens/tokens.ts')
  const css = tokensCss(settings)
  const style =
    document.getElementById(styleId) ?? document.head.appendChild(Object.assign(document.createElement('style'), { id: styleId }))
  if (style.textContent !== css) style.textContent = css
}

/** Follows the person's choice of light or dark; 'system' leaves it to the device. */
export function paintTheme(theme: 'light' | 'dark' | 'system'): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
