// Before every test of a page: parts of it come lazily, and a busy machine brings them late. One second is the library's own bound.
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 10_000 })
