// Picks the landing or the admin by path during development; the build makes pages with the start of one side each.
const [first] = window.location.pathname.split('/').filter(Boolean)
const forStaff = first === undefined || first === 'home' || first === 'staff'

if (forStaff) void import('./admin/start.ts')
else void import('./landing/start.ts')
