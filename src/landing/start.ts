// The first script of a page of the landing.
import { reloadWhenOutdated } from '../http/index.ts'
import { mountLanding } from './mount.tsx'

// Zod, which comes later, would try whether it may compile code: the page's policy forbids that, and the browser reports the attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
reloadWhenOutdated()
const root = document.getElementById('root')
if (root) void mountLanding(root)
