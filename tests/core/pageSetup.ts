// Before every file of tests of a page, which share one page as they share the process.
import { configure } from '@testing-library/react'
import { afterAll } from 'vitest'

// Parts of a page come lazily, and a busy machine brings them late. One second is the library's own bound.
configure({ asyncUtilTimeout: 10_000 })

afterAll(() => {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  // What a test gave the browser besides, such as a place on earth.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name)
})
