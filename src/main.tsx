// Picks the landing or the admin by path, lazily; nothing else.
const root = document.getElementById('root')
const [first] = window.location.pathname.split('/').filter(Boolean)
const forStaff = first === undefined || first === 'home' || first === 'staff'

if (root && forStaff) void import('./admin/App.tsx').then(({ mountAdmin }) => mountAdmin(root))
if (root && !forStaff) void import('./landing/mount.tsx').then(({ mountLanding }) => mountLanding(root))
