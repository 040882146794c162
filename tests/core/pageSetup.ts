// Runs before every test file of a page; those files share one page and process.
import { configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// Parts of a page are loaded lazily, slowly on a busy machine. The library's own timeout is one second.
configure({ asyncUtilTimeout: 10_000 })

afterAll(async () => {
  // A part that is still loaded when the page is taken down fails, and stays failed for the files that follow.
  await vi.dynamicImportSettled()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  // Browser features that a test replaced, such as geolocation.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name)
})
