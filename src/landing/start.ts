// The first script of a page of the landing.
import { reloadWhenOutdated } from '../http/index.ts'
import { mountLanding } from './mount.tsx'

reloadWhenOutdated()
const root = document.getElementById('root')
if (root) void mountLanding(root)
