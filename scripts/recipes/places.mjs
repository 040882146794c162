// Finds the parts of a feature: the file of a resource, of a feature's calls and of their handlers.
import { RecipeError } from './tree.mjs'

/** Capitalises the first letter: `leadNotes` becomes `LeadNotes`. */
export const capital = (name) => name[0].toUpperCase() + name.slice(1)
/** The form for paths: `leadNotes` becomes `lead-notes`. */
export const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Throws RecipeError for a name that is no identifier in camelCase. */
export function checkName(name) {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new RecipeError(`"${name}" is no name: letters and digits in camelCase, such as leadNotes.`)
}

/** Throws RecipeError for a folder that is no feature. */
export function checkFeature(tree, feature) {
  const features = tree.folders()
  if (!features.includes(feature)) throw new RecipeError(`There is no feature "${feature}": ${features.join(', ')}.`)
}

const enumerationFiles = (tree) => tree.folders().map((feature) => `src/schema/${feature}/enumerations.ts`)
/** The file of a list of words, which stands with its feature. */
function fileOfWords(tree, list) {
  const file = enumerationFiles(tree).find((one) => tree.exists(one) && tree.find(one, `enumerations.${list}`))
  if (!file) throw new RecipeError(`No feature has the list of words ${list}.`)
  return file
}

/** Whether any feature has the word in a list that all features share. */
export const hasSharedWord = (tree, list, word) => enumerationFiles(tree).some((file) => tree.exists(file) && tree.has(file, list, word))

/** Adds a feature's word to a list that all features share; the feature's first one makes its part of the list. */
export function addSharedWord(tree, feature, list, word) {
  if (hasSharedWord(tree, list, word)) throw new RecipeError(`${list} has the word "${word}" already.`)
  const file = `src/schema/${feature}/enumerations.ts`
  if (!tree.exists(file)) tree.create(file, '// Words of lists that all features share. Texts: enumerations.<list>.<word>.\n')
  if (tree.find(file, list)) {
    tree.insert(file, list, `'${word}'`)
    return
  }
  tree.append(file, `/** The feature's part of the list ${list}. */\nexport const ${list} = ['${word}'] as const\n`)
  const all = 'src/schema/enumerations.ts'
  if (!tree.read(all).includes(`from './${feature}/enumerations.ts'`)) tree.import(all, [`* as ${feature}`], `./${feature}/enumerations.ts`)
  tree.insert(all, `enumerations.${list}`, `...${feature}.${list}`)
}

/** Adds a value to an enumeration. */
export function addWord(tree, list, word) {
  const file = fileOfWords(tree, list)
  if (tree.has(file, `enumerations.${list}`, word)) throw new RecipeError(`${list} has the word "${word}" already.`)
  tree.insert(file, `enumerations.${list}`, `'${word}'`)
}

/** The place of a resource: its file, variable, feature and module; undefined when none has this name. */
export function resourceNamed(tree, name) {
  for (const feature of tree.folders()) {
    const folder = `src/schema/${feature}`
    const files = [folder, `${folder}/resources`].flatMap((place) => tree.files(place).map((one) => `${place}/${one}`))
    for (const file of files) {
      const node = new RegExp(`\\bconst ${name} = defineResource\\(`).test(tree.read(file)) ? tree.find(file, name) : undefined
      const module = node?.properties?.find(({ key }) => key?.name === 'module')?.value
      if (node) return { file, feature, module: typeof module?.value === 'string' ? module.value : undefined }
    }
  }
  return undefined
}

/** The same; throws RecipeError for an unknown resource. */
export function knownResource(tree, name) {
  const found = resourceNamed(tree, name)
  if (!found) throw new RecipeError(`No resource is defined as "export const ${name} = defineResource(…)" below src/schema.`)
  return found
}

/** The file of a feature's calls, as endpoints.ts imports it; created when the feature has none. */
export function callsOf(tree, feature) {
  const endpoints = 'src/schema/endpoints.ts'
  const [, known] = new RegExp(`import \\* as ${feature} from '\\./(.+?)'`).exec(tree.read(endpoints)) ?? []
  if (known) return `src/schema/${known}`
  const file = `src/schema/${feature}/calls.ts`
  tree.create(file, `// The calls of ${feature}.\nimport { z } from 'zod'\nimport { defineCall } from '../core/defineCall.ts'\n`)
  tree.import(endpoints, [`* as ${feature}`], `./${feature}/calls.ts`)
  tree.insert(endpoints, 'all', feature)
  return file
}

/** Adds a handler to its feature: to its only file of handlers, or in a new file among them. */
export function addHandler(tree, feature, call, code) {
  const file = `server/${feature}/handlers.ts`
  const [, name] = tree.exists(file) ? (/export const (\w+Handlers) =/.exec(tree.read(file)) ?? []) : []
  if (name) {
    tree.insert(file, name, `${call}: ${code}`)
    return file
  }
  const own = `server/${feature}/handlers/${call}.ts`
  const handlers = `${call}Handlers`
  tree.create(
    own,
    `// The handler of ${call}.
import type { Handlers } from '../../core/services.ts'

/** The handlers by call. */
export const ${handlers} = { ${call}: ${code} } satisfies Partial<Handlers>
`,
  )
  tree.import('server/calls.ts', [handlers], `./${feature}/handlers/${call}.ts`)
  tree.insert('server/calls.ts', 'handlers', handlers)
  return own
}
