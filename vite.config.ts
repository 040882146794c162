import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { mergeTextFiles } from './server/core/texts/textFiles.ts'
import { inlineCalls } from './scripts/inlineCalls.ts'

// Libraries that the sign-in page loads in any case: one chunk compresses better than twenty, and stays in the browser's cache over
// releases.
const material =
  'styles|utils|transitions|zero-styled|CssBaseline|GlobalStyles|Box|ButtonBase|Button|IconButton|SvgIcon|Typography|InputBase|OutlinedInput|FormControl|FormHelperText|TextareaAutosize|CircularProgress|useMediaQuery|useLazyRipple'
const staffBase = new RegExp(
  `node_modules[\\\\/](react-router|react-router-dom|@emotion|stylis|react-is|hoist-non-react-statics|clsx|@babel[\\\\/]runtime|@mui[\\\\/](system|utils|styled-engine|private-theming)|@mui[\\\\/]material[\\\\/](${material}))[\\\\/]`,
)
// What loads every other part of the admin.
const staffParts = /src[\\/]admin[\\/]core[\\/]parts[\\/](connection|lazyPart)\.ts$/
// Parts of the same folders that only later pages use.
const later =
  /[\\/](useRovingTabIndex|useSlotProps|useValueAsRef|usePreviousProps|getScrollbarSize|setPrototypeOf|inheritsLoose|assertThisInitialized|visuallyHidden|focusable|fastObjectShallowCompare|areArraysEqual|FormControl\.mjs|formControlClasses)/
// The landing's first page in one chunk for the same reason: otherwise there would be a small file for each set of flows that share a
// part.
const landingFirst =
  /src[\\/]landing[\\/](App|core[\\/](api|navigation|routes|useBilingual|shell[\\/](?!ContactAdmin|Loader)\w+|tenant[\\/]\w+|parts[\\/](Icon|Skeletons))|customers[\\/]identity[\\/](FindForm|Finder|askForCode|identity|recognise)|settings[\\/]startTenant|content[\\/]OffersPlace|search[\\/](?!Greeting)\w+)\.tsx?$|src[\\/]fields[\\/]plate[\\/](landingPlate|plateScript)\.tsx?$/
// Shared by the first pages of landing and admin; without a chunk of its own it would become part of the landing's, and staff would load
// that.
const bothFirst =
  /src[\\/](http[\\/](?!download|sendForm|stream|fileAddress|keepFile)|session[\\/](?!keepStaff|clearStored)|i18n[\\/](?!adminProvider|format)|schema[\\/]core[\\/](limits|wireWords|dataKeys)\.)[^?]*tsx?$|vite[\\/]preload-helper/
// Small modules that both sides use, the admin later: in a chunk of their own, so that neither loads the other's first page.
const shared = /src[\\/]schema[\\/]core[\\/]values[\\/](plate|vin|digits)\./
// Small modules that every list of the admin needs, of ours and of Material, in one chunk: a separate file for each costs more than its
// content.
const everyList =
  /@mui[\\/]material[\\/](esm[\\/])?(Grow|ListSubheader|MenuItem|MenuList|Popper|Portal|Tooltip|utils[\\/]useSlotProps|internal[\\/]SwitchBase|Checkbox)[\\/.]|src[\\/](admin[\\/]core[\\/](layout[\\/]footBar|list[\\/](filters[\\/]narrowing|rows[\\/]selection)|live[\\/](subscribers|hold)|parts[\\/](Code|Items|Nothing|StatusDot|Unseen)|bulk[\\/]jobWatch|initials|saveFile|spanOf))\.tsx?$|icons-material[\\/](esm[\\/])?(ArrowUpward|Chevron(Left|Right)|Close|DeleteOutline|Edit|EventBusy|FileDownload|Lock|Loyalty|MoreVert|ReportProblem|TableRows)Outlined\./
// The beginning of every flow of the landing, and what flows with steps need next: small modules, one chunk each for the same reason.
const everyFlow =
  /src[\\/]landing[\\/](core[\\/](later|useCall|useWhileSeen|parts[\\/](EmptyArt|FlowIcon|LinkOver|MoreContacts|Note|Missing)|steps[\\/]draft)|customers[\\/](FlowPage|identity[\\/]changeIdentity))\.[^?]*tsx?$/
// Used by later pages of both sides: in the admin's lists it would make the landing load Material.
const bothLater =
  /src[\\/](http[\\/](download|keepFile)|session[\\/]clearStored|schema[\\/]core[\\/]time[\\/]dayLength|fields[\\/](bilingual[\\/]bilingualValue|mobile[\\/]mobileText))\.ts$/
const everyStep =
  /src[\\/]landing[\\/]core[\\/](forms[\\/]Tick|steps[\\/](makeFlow|useStep|StepBar|StepProgress)|parts[\\/]Choice)\.[^?]*tsx?$/
const reactItself = /node_modules[\\/](react|react-dom|scheduler)[\\/]/

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
        response.end(JSON.stringify(mergeTextFiles('src/schema', word)))
      })
  },
  generateBundle() {
    for (const word of ['english', 'arabic'] as const)
      this.emitFile({ type: 'asset', fileName: `assets/i18n/${word}.json`, source: JSON.stringify(mergeTextFiles('src/schema', word)) })
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
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter((file) => !everywhere.test(file)) },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: reactItself, priority: 2 },
            { name: 'base', test: bothFirst, priority: 2 },
            { name: 'shared', test: shared, priority: 2 },
            { name: 'landing', test: landingFirst, priority: 1 },
            { name: 'later', test: bothLater, priority: 1 },
            { name: 'list', test: everyList },
            { name: 'flow', test: everyFlow },
            { name: 'steps', test: everyStep },
            { name: 'staff', test: (id) => staffParts.test(id) || (staffBase.test(id) && !later.test(id)), priority: 1 },
          ],
        },
      },
    },
  },
  // Pre-bundles every deep import before the first page; otherwise the admin reloads once for each new one.
  optimizeDeps: { entries: ['index.html', 'src/{admin,fields,landing}/**/*.{ts,tsx}'], holdUntilCrawlEnd: true },
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000' } },
})
