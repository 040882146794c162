// Which module goes into which chunk, for each side. A first build without groups shows what each page really loads, after the bundler has
// dropped what nobody uses; a chunk then is what one visit loads beyond the visits before it, so that a page asks for a few files instead of
// a hundred small ones.
import { join, relative } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
/** The first script of each side. */
export const starts = { landing: 'src/landing/start.ts', admin: 'src/admin/start.ts' }
const signInFolder = 'src/admin/staff/signIn'
/** The modules of the admin's first visit. */
export const signIn = [`${signInFolder}/SignInPage.tsx`]
/** Its later visits, in the order in which people make them, by the modules that they load. */
export const visits = {
  // Only Arabic mirrors styles.
  mirrored: ['src/admin/core/theme/turned.ts'],
  // What the sign-in page loads after its first paint, and its later steps.
  front: ['src/admin/core/layout/Toasts.tsx', 'src/admin/core/layout/BusyIndicator.tsx', `${signInFolder}/DemoAccounts.tsx`],
  entry: ['CodeStep', 'ForgotPassword', 'SetPasswordPage', 'CompanySignIn', 'CompanySignInPage'].map(
    (name) => `${signInFolder}/${name}.tsx`,
  ),
  list: ['src/admin/StaffArea.tsx', 'src/admin/core/list/ResourceList.tsx', 'src/admin/core/list/fetchList.ts'],
  // What single lists show beside their rows.
  above: ['leads/NewLeads', 'leads/BandDistribution', 'leads/StaffLoad', 'content/ContentShown', 'staff/OpenProposals'].map(
    (name) => `src/admin/${name}.tsx`,
  ),
  // What may come after the rows.
  after: ['src/admin/core/layout/AfterPage.tsx'],
  home: ['src/admin/dashboard/NowPage.tsx'],
  page: ['src/admin/core/show/ResourceShow.tsx', 'src/admin/pageParts.ts'],
  figures: ['src/admin/dashboard/Dashboard.tsx'],
  form: ['src/admin/core/form/CreatePage.tsx', 'src/admin/core/form/EditPage.tsx', 'src/admin/core/form/SinglePage.tsx'],
}
/** Bytes of libraries, before minification, from which a chunk stays alone, because few pages need it. */
const heavy = 60_000

// React changes less often than the rest, so that it stays in the browser's cache over releases.
const reactItself = /node_modules[\\/](react|react-dom|scheduler)[\\/]/
// The beginning of every flow of the landing, and what flows with steps need next: small modules, which would be a file for each set of
// flows that share one.
const everyFlow =
  /src[\\/]landing[\\/](core[\\/](later|useCall|useWhileSeen|parts[\\/](EmptyArt|FlowIcon|LinkOver|MoreContacts|Note|Missing)|steps[\\/]draft)|customers[\\/](FlowPage|identity[\\/]changeIdentity))\.[^?]*tsx?$/
const everyStep =
  /src[\\/]landing[\\/]core[\\/](forms[\\/]Tick|steps[\\/](makeFlow|useStep|StepBar|StepProgress|WaitingSteps)|parts[\\/]Choice)\.[^?]*tsx?$/

// Fields of text, which the sign-in of colleagues asks for alone, and the other fields of forms, but those that come by themselves.
const textField = /src[\\/](landing[\\/]core[\\/]fields[\\/](field|FieldFrame)|fields[\\/](text|email|password)[\\/]landingInput)[^?]*$/
const everyField =
  /src[\\/](landing[\\/]core[\\/](fields[\\/]|forms[\\/]Ask)|fields[\\/](landing\.ts|(?!dateTime|mobile)\w+[\\/]landingInput))[^?]*$/
// Flows whose forms are checked in the browser: what each of them loads for it is one chunk.
const checked = [
  'src/landing/cases/complain/ComplaintSteps.tsx',
  'src/landing/leads/steps/PersonStep.tsx',
  'src/landing/fieldService/homeService/HomeSteps.tsx',
]
// What last steps, which send, have in common.
const everySending = /src[\\/]landing[\\/]core[\\/](steps[\\/]useSending|offline[\\/]callOrKeep)\.ts$/

/** The bundler's groups for a side. Each has the modules that no earlier one has; all that they import is in it or in an earlier one. */
export async function chunkGroups(side) {
  const chunks = await chunksAlone(side)
  const groups = [['react', (id) => reactItself.test(id)], ...(side === 'admin' ? adminGroups(chunks) : landingGroups(chunks))]
  return groups.map(([name, test], place) => ({ name, test, priority: groups.length - place }))
}

/** A side's chunks without groups, by file name: their modules' sizes by id, their static imports, and the module they are for. */
async function chunksAlone(side) {
  const options = { write: false, minify: false, rolldownOptions: { input: join(root, starts[side]) } }
  const { output } = await build({ root, logLevel: 'error', publicDir: false, build: options })
  return new Map(
    output
      .filter(({ type }) => type === 'chunk')
      .map(({ fileName, facadeModuleId, imports, modules }) => [
        fileName,
        {
          entry: facadeModuleId && relative(root, facadeModuleId).replaceAll('\\', '/'),
          imports,
          modules: Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength]),
        },
      ]),
  )
}

/** The chunks that chunks load at once, themselves included. */
function closureOf(chunks, files) {
  const seen = new Set()
  const add = (file) => {
    if (seen.has(file) || !chunks.has(file)) return
    seen.add(file)
    chunks.get(file).imports.forEach(add)
  }
  files.forEach(add)
  return [...seen]
}
const idsOf = (chunks, files) => new Set(files.flatMap((file) => chunks.get(file).modules.map(([id]) => id)))
/** The modules that the modules of these paths load at once. */
function loadedBy(chunks, paths) {
  const files = paths.map((path) => {
    const [file] = [...chunks].find(([, { entry }]) => entry === path) ?? []
    if (!file) throw new Error(`${path} has no chunk of its own: nothing loads it lazily.`)
    return file
  })
  return idsOf(chunks, closureOf(chunks, files))
}

function landingGroups(chunks) {
  const first = loadedBy(chunks, [starts.landing])
  const checks = checked.map((path) => loadedBy(chunks, [path]))
  return [
    ['landing', (id) => first.has(id)],
    ['flow', (id) => everyFlow.test(id)],
    ['steps', (id) => everyStep.test(id)],
    ['sending', (id) => everySending.test(id)],
    ['text', (id) => textField.test(id)],
    ['fields', (id) => everyField.test(id)],
    ['checks', (id) => checks.every((ids) => ids.has(id))],
  ]
}

function adminGroups(chunks) {
  const of = (paths) => loadedBy(chunks, [starts.admin, ...paths])
  const listed = of(visits.list)
  const signed = of(signIn)
  const byVisit = [
    ['staff', new Set([...of([]), ...[...signed].filter((id) => listed.has(id))])],
    ['sign', signed],
    // Apart from the sign-in's later steps, which a person with a session does not need.
    ['shared', new Set([...of(visits.front), ...of(visits.entry)].filter((id) => listed.has(id)))],
    ...Object.entries(visits).map(([name, entries]) => [name, of(entries)]),
  ]

  // The rest by feature: what only one feature's parts load is one chunk, what several load another. Libraries that few need, and what
  // cannot be loaded without them, stay as the bundler cuts them.
  const early = new Set(byVisit.flatMap(([, ids]) => [...ids]))
  const isHeavy = ({ modules }) =>
    modules.reduce((sum, [id, size]) => sum + (id.includes('node_modules') && !early.has(id) ? size : 0), 0) > heavy
  const alone = new Set([...chunks].filter(([, chunk]) => isHeavy(chunk)).map(([file]) => file))
  const light = new Set([...chunks.keys()].filter((file) => !closureOf(chunks, [file]).some((one) => alone.has(one))))
  const features = new Map()
  for (const [file, { entry }] of chunks) {
    const [, feature] = /^src\/(?:admin|fields)\/(\w+)/.exec(entry ?? '') ?? []
    if (feature && entry !== starts.admin)
      for (const one of closureOf(chunks, [file])) features.set(one, (features.get(one) ?? new Set()).add(feature))
  }
  const restOf = (wanted) =>
    idsOf(
      chunks,
      [...features].filter(([file, names]) => light.has(file) && wanted([...names])).map(([file]) => file),
    )
  const names = new Set([...features.values()].flatMap((set) => [...set]))
  const groups = [
    ...byVisit,
    ['later', restOf(({ length }) => length > 1)],
    ...[...names].map((name) => [name, restOf(([only, other]) => only === name && !other)]),
  ]
  return groups.map(([name, ids]) => [name, (id) => ids.has(id)])
}
