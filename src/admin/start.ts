// The first script of a page of the admin.
import { reloadWhenOutdated } from '../http/index.ts'
import { mountAdmin } from './App.tsx'

reloadWhenOutdated()
const root = document.getElementById('root')
if (root) void mountAdmin(root)
