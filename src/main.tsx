// Picks the landing or the admin by path, lazily; nothing else.
import { offerReload } from './http/index.ts'

const root = document.getElementById('root')
const [first] = window.location.pathname.split('/').filter(Boolean)
const forStaff = first === undefined || first === 'home' || first === 'staff'

// The chunk is no longer on the server because a newer build was installed.
addEventListener('vite:preloadError', () => navigator.onLine && offerReload())

if (root && forStaff) void import('./admin/App.tsx').then((file) => file.mountAdmin(root))
if (root && !forStaff) void import('./landing/mount.tsx').then((file) => file.mountLanding(root))
