// Runs at the end of the prerendered page, inline. A page is prerendered for all tenants: this adds the tenant of the address to its links
// before its code runs, as the app writes them (usePathTo), because React does not correct attributes on hydration.
const tenantId = new URLSearchParams(location.search).get('tenantId')
if (tenantId)
  for (const link of document.querySelectorAll('#root a[href*="/home/"]')) {
    const [path, search] = (link.getAttribute('href') ?? '').split('?')
    link.setAttribute('href', `${path}?${new URLSearchParams({ tenantId })}${search ? `&${search}` : ''}`)
  }
