import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// What the sign-in page loads of the libraries anyway: in one piece it packs better than in twenty, and stays in the browser's cache over releases.
const material =
  'styles|utils|transitions|zero-styled|CssBaseline|GlobalStyles|Box|ButtonBase|Button|IconButton|SvgIcon|Typography|InputBase|OutlinedInput|FormControl|FormHelperText|TextareaAutosize|CircularProgress|useMediaQuery|useLazyRipple'
const staffBase = new RegExp(
  `node_modules[\\\\/](react-router|react-router-dom|@emotion|stylis|react-is|hoist-non-react-statics|clsx|@babel[\\\\/]runtime|@mui[\\\\/](system|utils|styled-engine|private-theming)|@mui[\\\\/]material[\\\\/](${material}))[\\\\/]`,
)
// Parts of the same folders that only later pages use.
const later =
  /[\\/](useRovingTabIndex|useSlotProps|useValueAsRef|usePreviousProps|getScrollbarSize|setPrototypeOf|inheritsLoose|assertThisInitialized|visuallyHidden|focusable|fastObjectShallowCompare|areArraysEqual|FormControl\.mjs|formControlClasses)/
const reactItself = /node_modules[\\/](react|react-dom|scheduler)[\\/]/

export default defineConfig({
  base: '/',
  plugins: [react()],
  build: {
    outDir: 'dist/public',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: reactItself, priority: 2 },
            { name: 'staff', test: (id) => staffBase.test(id) && !later.test(id), priority: 1 },
          ],
        },
      },
    },
  },
  // Every deep import is found before the first page asks for it; else the admin reloads once for each new one.
  optimizeDeps: { entries: ['index.html', 'src/admin/**/*.{ts,tsx}', 'src/landing/**/*.{ts,tsx}'], holdUntilCrawlEnd: true },
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000' } },
})
