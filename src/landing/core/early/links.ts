// Runs behind the drawn page, inside it. A page is drawn for every tenant: its links become those of the address before its code runs, as
// the app writes them (usePathTo), for React mends no attribute of what it takes over.
const tenantId = new URLSearchParams(location.search).get('tenantId')
if (tenantId)
  for (const link of document.querySelectorAll('#root a[href*="/home/"]')) {
    const [path, search] = (link.getAttribute('href') ?? '').split('?')
    link.setAttribute('href', `${path}?${new URLSearchParams({ tenantId })}${search ? `&${search}` : ''}`)
  }
