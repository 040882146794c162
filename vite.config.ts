import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { mergeTextFiles } from './server/core/texts/textFiles.ts'
import { withReactAdmin } from './src/i18n/reactAdminTexts.ts'
import { inlineCalls } from './scripts/inlineCalls.ts'

// Loaded with the entry, so on every page: chunks need not name these again.
const everywhere = /^assets[\\/](rolldown-runtime|react|base)-/

// wouter includes a parser of path patterns; the landing names each path and does without it.
const withoutPatterns = {
  name: 'without-patterns',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id === 'regexparam' ? '\0without-patterns' : undefined),
  load: (id: string) => (id === '\0without-patterns' ? "export const parse = () => { throw new Error('pattern') }" : undefined),
}

// react-admin's default router adapter imports react-router's data router; the admin passes its own adapter instead
// (docs/decisions/admin-router.md).
const adminRouter = '/src/admin/core/navigation/routerProvider.ts'
const withoutDataRouter: Plugin = {
  name: 'without-data-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/adapters/reactRouterProvider.js') ? '\0without-data-router' : undefined),
  load: (id) => (id === '\0without-data-router' ? `export { routerProvider as reactRouterProvider } from '${adminRouter}'` : undefined),
}

// Emotion copies the statics of a component that withTheme wraps; nothing uses withTheme.
const withoutStatics: Plugin = {
  name: 'without-statics',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'hoist-non-react-statics' ? '\0without-statics' : undefined),
  load: (id) => (id === '\0without-statics' ? 'export default () => { throw new Error("withTheme") }' : undefined),
}

// react-router's package exports its development build to every bundler; the production build is in the same package.
const production = 'node_modules/react-router/dist/production/index.mjs'
const routerInProduction: Plugin = {
  name: 'router-in-production',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'react-router' ? join(import.meta.dirname, production) : undefined),
}

// The texts of all features as one file a language, /assets/i18n/<language>.json: written by the build, merged for each request during
// development.
const textFiles: Plugin = {
  name: 'text-files',
  configureServer: ({ middlewares }) => {
    for (const word of ['english', 'arabic'] as const)
      middlewares.use(`/assets/i18n/${word}.json`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(withReactAdmin(word, mergeTextFiles('src/schema', word))))
      })
  },
  generateBundle() {
    for (const word of ['english', 'arabic'] as const)
      this.emitFile({
        type: 'asset',
        fileName: `assets/i18n/${word}.json`,
        source: JSON.stringify(withReactAdmin(word, mergeTextFiles('src/schema', word))),
      })
  },
}

// The index.ts of a feature exports its public parts and imports all of them. A page gets only what it uses.
const featureIndex = /\/src\/(schema|admin|landing)\/\w+\/index\.ts$/
const withoutTheRest: Plugin = {
  name: 'without-the-rest',
  transform: (code, id) => (featureIndex.test(id) ? { code, map: null, moduleSideEffects: false } : undefined),
}

export default defineConfig({
  base: '/',
  plugins: [inlineCalls(), react(), withoutPatterns, withoutDataRouter, withoutStatics, routerInProduction, withoutTheRest, textFiles],
  // wouter uses a shim for React 17; the React here has the function itself.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: 'dist/public',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter((file) => !everywhere.test(file)) },
  },
  // Pre-bundles every deep import before the first page; otherwise the admin reloads once for each new one.
  optimizeDeps: { entries: ['index.html', 'src/{admin,fields,landing}/**/*.{ts,tsx}'], holdUntilCrawlEnd: true },
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000' } },
})
