const scriptId = 'wakeel-maps'

/** Loads the maps script with the tenant's key (specification, section 7), once and in the background. */
export function loadMaps(key: string): void {
  if (document.getElementById(scriptId)) return
  const source = `https://maps.googleapis.com/maps/api/js?key=${encodeURIComponent(key)}&loading=async`
  document.head.append(Object.assign(document.createElement('script'), { id: scriptId, src: source, async: true }))
}
