// `npm run new -- <recipe> <names…> --option …`: adds a working field, resource, call, flow, message, notification or job, with its texts
// in both languages and the migration of its tables. Docs: docs/recipes.md.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { call } from './recipes/call.mjs'
import { field } from './recipes/field.mjs'
import { flow } from './recipes/flow.mjs'
import { job } from './recipes/job.mjs'
import { message } from './recipes/message.mjs'
import { notification } from './recipes/notification.mjs'
import { resource } from './recipes/resource.mjs'
import { openTree, RecipeError } from './recipes/tree.mjs'

const recipes = { field, resource, call, flow, message, notification, job }
const root = join(import.meta.dirname, '..')
const usage = () => Object.values(recipes).map((one) => `  npm run new -- ${one.usage}`)

function run(args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new RecipeError(`${args.join(' ')} failed: see above.`)
}

/** Checks the names and options of a recipe. */
function argumentsOf({ usage: own, names, required, optional }, given) {
  const options = Object.fromEntries([...required, ...optional].map((name) => [name, { type: 'string' }]))
  const { values, positionals } = parseArgs({
    args: given,
    options: { ...options, later: { type: 'boolean' } },
    allowPositionals: true,
  })
  const missing = [
    ...names.slice(positionals.length).map((name) => `<${name}>`),
    ...required.filter((name) => !values[name]?.trim()).map((name) => `--${name}`),
  ]
  if (missing.length > 0) throw new RecipeError(`${missing.join(', ')} missing: npm run new -- ${own}`)
  if (positionals.length > names.length) throw new RecipeError(`Too many names: npm run new -- ${own}`)
  return { ...values, ...Object.fromEntries(names.map((name, place) => [name, positionals[place]])) }
}

function main([word = '', ...given]) {
  const recipe = Object.hasOwn(recipes, word) ? recipes[word] : undefined
  if (!recipe) throw new RecipeError(['Which recipe?', ...usage()].join('\n'))
  const { later, ...args } = argumentsOf(recipe, given)
  const tree = openTree(root)
  const { migration, next } = recipe.apply(tree, args)
  const files = tree.flush()
  run(['node_modules/oxfmt/bin/oxfmt', ...files])
  for (const file of files) console.log(`Written: ${file}`)
  if (migration && !later) run(['--import', 'tsx', 'server/core/db/schema/generateMigration.ts', migration])
  else if (migration) console.log(`Left for later: npm run migration -- ${migration}`)
  console.log(['Next:', ...next, 'npm run check'].join('\n  '))
}

try {
  main(process.argv.slice(2))
} catch (failure) {
  const known = failure instanceof RecipeError || String(failure?.code).startsWith('ERR_PARSE_ARGS')
  if (!known) throw failure
  console.error(failure.message)
  process.exitCode = 1
}
