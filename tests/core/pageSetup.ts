// Runs before every test file of a page; those files share one page and process.
import { configure } from '@testing-library/react'
import { afterAll } from 'vitest'

// Parts of a page are loaded lazily, slowly on a busy machine. The library's own timeout is one second.
configure({ asyncUtilTimeout: 10_000 })

afterAll(() => {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  // Browser features that a test replaced, such as geolocation.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name)
})
