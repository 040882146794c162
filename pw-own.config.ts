import base from './playwright.config.ts'
const { globalSetup: _g, ...rest } = base as any
export default { ...rest, workers: 1, reporter: [['list']], timeout: 120000, expect: { timeout: 15000 } }
