import type { BrandSettings } from '../../../tokens/tokens.ts'
import { injectedSettings } from './injectedSettings.ts'

// A style sheet object instead of an element, because the content policy allows inline styles only by hash.
let sheet: CSSStyleSheet | undefined

/** Applies a tenant's colours; the server has done so already where it knew the tenant. */
export async function paintTenant(settings: BrandSettings): Promise<void> {
  const painted = injectedSettings()
  const same = painted?.primaryColour === settings.primaryColour && painted.secondaryColour === settings.secondaryColour
  if (same && !sheet) return
  const { tokensCss } = await import('../../../tokens/tokens.ts')
  if (!sheet) document.adoptedStyleSheets = [(sheet = new CSSStyleSheet())]
  sheet.replaceSync(tokensCss(settings))
}

/** Applies the person's choice of light or dark; 'system' follows the device. */
export function paintTheme(theme: 'light' | 'dark' | 'system'): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
