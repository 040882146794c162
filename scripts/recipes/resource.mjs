// A resource: a file of its own in its feature, its place in the list of all, its texts.
import { capital, checkFeature, checkName, dashed, resourceNamed } from './places.mjs'
import { RecipeError } from './tree.mjs'

const basics = {
  name: ['Name', 'الاسم'],
  note: ['Note', 'ملاحظة'],
  active: ['Active', 'مفعّل'],
  id: ['ID', 'المعرّف'],
  version: ['Version', 'النسخة'],
  createdAt: ['Created', 'تاريخ الإنشاء'],
  createdBy: ['Created by', 'أنشأه'],
  updatedAt: ['Last changed', 'آخر تعديل'],
  updatedBy: ['Last changed by', 'عدّله'],
  deletedAt: ['Deleted', 'تاريخ الحذف'],
}
const formsOf = (text) => text.split('||||').map((one) => one.trim())

export const resource = {
  usage:
    'resource <feature> <name> --en "Note |||| Notes" --ar "<six forms>" --about-en … --about-ar … [--module masters] [--group masters] [--icon file] [--empty-en … --empty-ar …]',
  names: ['feature', 'name'],
  required: ['en', 'ar'],
  optional: ['about-en', 'about-ar', 'module', 'group', 'icon', 'empty-en', 'empty-ar'],
  apply(tree, { feature, name, en, ar, module = 'masters', group = 'masters', icon = 'file', ...given }) {
    checkName(name)
    checkFeature(tree, feature)
    const list = 'src/schema/resources.ts'
    if (!tree.has('src/schema/access.ts', 'accessTable', module)) throw new RecipeError(`The access table has no module "${module}".`)
    if (resourceNamed(tree, name)) throw new RecipeError(`There is a resource ${name} already.`)
    if (formsOf(en).length !== 2 || formsOf(ar).length !== 6)
      throw new RecipeError('A resource is counted: --en has two forms and --ar six, separated by ||||.')
    if (group === 'masters' && !(given['about-en'] && given['about-ar']))
      throw new RecipeError('The page of masters says what each list holds: --about-en and --about-ar.')
    const file = `src/schema/${feature}/resources/${name}.ts`
    tree.create(
      file,
      `import { longText, text, yesNo } from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'

/** ${formsOf(en)[1]}. */
export const ${name} = defineResource({
  name: '${name}',
  path: '${group === 'masters' ? `masters/${name}` : dashed(name)}',
  module: '${module}',
  icon: '${icon}',
  group: '${group}',
  title: ['name'],
  sort: { field: 'name', order: 'ASC' },
  fields: {
    name: text({ required: true, list: true, search: true, max: 120 }),
    note: longText({ max: 2000 }),
    active: yesNo({ required: true, list: true, initial: true }),
  },
})
`,
    )
    tree.import(list, [name], `./${feature}/resources/${name}.ts`)
    tree.insert(list, 'resources', name)
    const texts = (key, words) => tree.text(`resources.${name}.${key}`, { en: words[0], ar: words[1] }, feature)
    texts('name', [en, ar])
    texts('empty', [given['empty-en'] ?? `No ${formsOf(en)[1].toLowerCase()} yet.`, given['empty-ar'] ?? 'لا يوجد شيء هنا بعد.'])
    for (const [key, words] of Object.entries(basics)) texts(`fields.${key}`, words)
    if (group === 'masters') tree.text(`admin.masters.about.${name}`, { en: given['about-en'], ar: given['about-ar'] })
    return {
      migration: dashed(name).replaceAll('-', '_'),
      next: [
        `Give it its fields in ${file}, or by: npm run new -- field ${name} <field> --en … --ar ….`,
        `Who may read and write it follows from the module "${module}" (src/schema/access.ts says where it stands).`,
        `Rows for the demo: server/${feature}/demo. ${capital(name)} needs no page of its own.`,
      ],
    }
  },
}
