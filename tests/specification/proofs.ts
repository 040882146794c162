// Which tests prove which sentences, as the reports of vitest and Playwright have it.

/** A test that names sentences, with all its variants: engines, sizes, languages and generated cases. */
export interface Proof {
  /** The sentences' numbers: '§5.9'. */
  ids: string[]
  title: string
  passed: boolean
  /** Where it ran: 'embedded', 'postgres', 'phone', 'desktop', 'english', 'arabic'. */
  places: string[]
  /** Screens and calls: '/home/leads', 'GET /leads'. */
  concerned: string[]
}

/** What a report of vitest has of a test. */
export interface VitestCase {
  ancestorTitles: string[]
  title: string
  status: string
  meta?: { calls?: string[] }
}
/** A suite of Playwright's report. */
export interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { projectName: string; status: string; annotations?: { type: string; description?: string }[] }[] }[]
}

const numbers = /^((?:§\d+\.\d+,? )+)/
const languages = /[ ,]*\(?\b(english|arabic)\b\)?/g
const engines = /\b(embedded|postgres)\b/g

/** A test of a report: its titles from the outermost, and what is noted with it. */
interface Case {
  titles: string[]
  passed: boolean
  places: string[]
  concerned: string[]
}

/** The proofs among tests: the outermost title with numbers names the proof, what stands in other titles only says where it ran. */
function proofsOf(cases: readonly Case[]): Proof[] {
  const proofs = new Map<string, Proof>()
  for (const { titles, passed, places, concerned } of cases) {
    const named = titles.find((title) => numbers.test(title))
    if (!named) continue
    const [marks = ''] = numbers.exec(named) ?? []
    const title = named
      .slice(marks.length)
      .replace(/ @(phone|desktop)\b/g, '')
      .replace(/ \((embedded|postgres)\)/g, '')
      .replace(languages, '')
    const all = titles.join(' ')
    const where = [...places, ...(all.match(engines) ?? []), ...[...all.matchAll(languages)].map(([, language = '']) => language)]
    const key = `${marks}${title}`
    const known = proofs.get(key) ?? { ids: marks.match(/§\d+\.\d+/g) ?? [], title, passed: true, places: [], concerned: [] }
    proofs.set(key, {
      ...known,
      passed: known.passed && passed,
      places: [...new Set([...known.places, ...where])].sort(),
      concerned: [...new Set([...known.concerned, ...concerned])].sort(),
    })
  }
  return [...proofs.values()]
}

const vitestCases = (report: { testResults: { assertionResults: VitestCase[] }[] }): Case[] =>
  report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, meta }) => ({
      titles: [...ancestorTitles, title],
      passed: status === 'passed',
      places: [],
      concerned: meta?.calls ?? [],
    })),
  )

const playwrightCases = (suites: readonly PlaywrightSuite[], outer: readonly string[] = []): Case[] =>
  suites.flatMap(({ title, suites: inner = [], specs = [] }) => [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status, annotations = [] }) => ({
        titles: [...outer, title, spec.title],
        passed: status === 'expected',
        places: [projectName],
        concerned: annotations.filter(({ type }) => type === 'concerned').flatMap(({ description = '' }) => description.split('\n')),
      })),
    ),
    ...playwrightCases(inner, [...outer, title]),
  ])

/** The proofs in the reports of a run. */
export const readProofs = (tests: { testResults: { assertionResults: VitestCase[] }[] }, stories: { suites: PlaywrightSuite[] }): Proof[] =>
  proofsOf([...vitestCases(tests), ...playwrightCases(stories.suites)])
