// Every recipe of `npm run new`, one after the other, on a copy of the tree; the result passes the tree's checks.
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const sources = ['src', 'server', 'scripts', 'tests', 'docs', 'index.html', 'README.md', 'package.json', '.oxfmtrc.json', '.oxlintrc.json']
const settings = ['tsconfig.json', 'vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'knip.jsonc']
const limit = { timeout: 300_000 }
const scratch = mkdtempSync(join(tmpdir(), 'wakeel-recipes-'))

/** Runs a program of the copy with Node; resolves to its output, and rejects with it on failure. */
async function run(args: readonly string[]): Promise<string> {
  const { DATABASE_URL: _other, ...rest } = process.env
  const env = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('VITEST')))
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: scratch, env, maxBuffer: 1 << 26 }).catch(
    (failure: Error & { stdout: string; stderr: string }) => {
      throw new Error(`${args.join(' ')} failed:\n${failure.stdout}${failure.stderr}`)
    },
  )
  return stdout + stderr
}
const recipe = (...args: string[]) => run(['scripts/new.mjs', ...args])

const sixForms = 'الملاحظات |||| ملاحظة |||| ملاحظتان |||| ملاحظات |||| ملاحظة |||| ملاحظة'
const recipes = [
  ['field', 'customers', 'loyaltyNumber', '--en', 'Loyalty number', '--ar', 'رقم الولاء', '--later'],
  [
    ...['resource', 'leads', 'leadNotes', '--en', 'Lead note |||| Lead notes', '--ar', sixForms],
    ...['--about-en', 'What colleagues noted about leads', '--about-ar', 'ما دوّنه الزملاء عن العملاء المحتملين'],
    '--later',
  ],
  // This recipe writes the migration of all three.
  ['field', 'leadNotes', 'weight', '--kind', 'integer', '--en', 'Weight', '--ar', 'الأهمية'],
  ['call', 'leads', 'countLeadNotes', '--of', 'leadNotes'],
  ['call', 'surveys', 'countAnswers', '--of', 'surveyResponses'],
  [
    ...['flow', 'leads', 'callMe', '--call', 'followUpLandingPage', '--ask', 'followUps.comment', '--en', 'Call me back'],
    ...['--ar', 'اتصلوا بي', '--text-en', 'Say what it is about, and we call.', '--text-ar', 'أخبرنا بالموضوع وسنتصل بك.'],
  ],
  [
    ...['message', 'workshop', 'carReady', '--en', '%{tenant}: your car is ready, %{ref}.', '--ar', '%{tenant}: سيارتك جاهزة، %{ref}.'],
    ...['--label-en', 'Car ready', '--label-ar', 'السيارة جاهزة'],
  ],
  // The first message and the first notification of their features.
  [
    ...['message', 'leads', 'leadThanks', '--en', '%{tenant}: thank you, %{name}.', '--ar', '%{tenant}: شكرًا لك، %{name}.'],
    ...['--label-en', 'Thanks for a lead', '--label-ar', 'شكر على الاستفسار'],
  ],
  [
    ...['notification', 'surveys', 'surveyEnded', '--en', 'A survey ended: %{name}', '--ar', 'انتهى استبيان: %{name}'],
    ...['--label-en', 'A survey ended', '--label-ar', 'انتهى استبيان'],
  ],
  [
    ...['notification', 'leads', 'noteWritten', '--en', 'A note was written: %{ref}', '--ar', 'كُتبت ملاحظة: %{ref}'],
    ...['--label-en', 'A note was written', '--label-ar', 'كُتبت ملاحظة'],
  ],
  ['job', 'leads', 'countNotes', '--of', 'leadNotes', '--en', 'Counting notes', '--ar', 'عدّ الملاحظات'],
] as const

beforeAll(() => {
  const filter = (from: string) => basename(from) !== 'node_modules'
  for (const one of [...sources, ...settings]) cpSync(join(root, one), join(scratch, one), { recursive: true, filter })
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'))
}, limit.timeout)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

describe('the recipes', () => {
  it('refuse what is missing or unknown in plain words, and write nothing then', limit, async () => {
    const before = readFileSync(join(scratch, 'src/schema/customers/resources.ts'), 'utf8')
    await expect(recipe()).rejects.toThrow('npm run new -- field <resource> <name>')
    await expect(recipe('field', 'customers', 'loyaltyNumber', '--en', 'Loyalty number')).rejects.toThrow('--ar missing')
    await expect(recipe('field', 'nothing', 'one', '--en', 'One', '--ar', 'واحد')).rejects.toThrow('No resource is defined as')
    await expect(recipe('field', 'customers', 'email', '--en', 'E-mail', '--ar', 'البريد')).rejects.toThrow('has the field email already')
    await expect(recipe('job', 'nowhere', 'count', '--of', 'leads', '--en', 'One', '--ar', 'واحد')).rejects.toThrow('There is no feature')
    expect(readFileSync(join(scratch, 'src/schema/customers/resources.ts'), 'utf8')).toBe(before)
  })

  it.each(recipes.map((args) => [args.slice(0, 3).join(' '), args] as const))('make %s', limit, async (_name, args) => {
    expect(await recipe(...args)).toContain('Next:')
  })

  it('leave a tree that passes every check', limit, async () => {
    const texts = ['tests/core/i18n/texts.test.ts', 'tests/core/i18n/usedTexts.test.ts', 'tests/messages/placeholders.test.ts']
    const inTurn = [
      ['scripts/imports.mjs'],
      ['scripts/words.mjs'],
      ['scripts/presses.mjs'],
      ['--import', 'tsx', 'scripts/writes.mjs'],
      ['scripts/systemAccess.mjs'],
      ['node_modules/oxfmt/bin/oxfmt', '--check'],
      ['--import', 'tsx', 'server/core/db/schema/generateMigration.ts', '--check'],
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--maxWorkers=1', ...texts],
    ]
    const others = async () => {
      for (const args of inTurn) await run(args)
    }
    await expect(Promise.all([run(['node_modules/typescript/bin/tsc', '--noEmit']), others()])).resolves.toBeDefined()
  })
})
