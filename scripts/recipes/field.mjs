// A field of a resource: its line, the import of its builder, and its name in both languages.
import { checkName, knownResource } from './places.mjs'
import { RecipeError } from './tree.mjs'

const options = {
  text: 'list: true, search: true, max: 120',
  longText: 'max: 2000',
  integer: 'list: true, max: 1000000',
  money: 'list: true',
  yesNo: 'list: true',
  date: 'list: true',
  dateTime: 'list: true',
}

export const field = {
  usage: `field <resource> <name> --en … --ar … [--kind ${Object.keys(options).join('|')}]`,
  names: ['resource', 'name'],
  required: ['en', 'ar'],
  optional: ['kind'],
  apply(tree, { resource, name, en, ar, kind = 'text' }) {
    checkName(name)
    const { file, feature } = knownResource(tree, resource)
    if (!(kind in options)) throw new RecipeError(`--kind is one of ${Object.keys(options).join(', ')}.`)
    if (tree.has(file, `${resource}.fields`, name)) throw new RecipeError(`${resource} has the field ${name} already.`)
    tree.insert(file, `${resource}.fields`, `${name}: ${kind}({ ${options[kind]} })`)
    tree.import(file, [kind], file.includes('/resources/') ? '../../core/kinds.ts' : '../core/kinds.ts')
    tree.text(`resources.${resource}.fields.${name}`, { en, ar }, feature)
    return {
      migration: `${resource}_${name}`,
      next: [
        `Say more of the field in ${file}: required, a section, pii or personal where it tells of a person.`,
        `A help text, if it needs one: resources.${resource}.help.${name}.`,
      ],
    }
  },
}
