// A call: its definition with access, and a handler that reads through `call.db`.
import { addHandler, callsOf, checkFeature, checkName, dashed, knownResource } from './places.mjs'
import { RecipeError } from './tree.mjs'

export const call = {
  usage: 'call <feature> <name> --of <resource> [--module <module of the access table>]',
  names: ['feature', 'name'],
  required: ['of'],
  optional: ['module'],
  apply(tree, { feature, name, of, module }) {
    checkName(name)
    checkFeature(tree, feature)
    const right = module ?? knownResource(tree, of).module
    if (right === undefined) throw new RecipeError(`${of} names no single module: say whose right the call needs by --module.`)
    const file = callsOf(tree, feature)
    if (new RegExp(`\\bexport const ${name} =`).test(tree.read(file))) throw new RecipeError(`${file} has a call ${name} already.`)
    tree.append(
      file,
      `/** How many ${of} the person may see. */
export const ${name} = defineCall({
  method: 'GET',
  path: '/${dashed(feature)}/${dashed(name)}',
  access: { module: '${right}', action: 'list' },
  input: z.object({}),
  output: z.object({ count: z.number().int() }),
})
`,
    )
    tree.import(file, ['z'], 'zod')
    tree.import(file, ['defineCall'], '../core/defineCall.ts')
    const handler = addHandler(tree, feature, name, `async ({ db }) => ({ count: await db.count('${of}') })`)
    return {
      next: [
        `Say what it takes and answers in ${file}, and what it does in ${handler}.`,
        `Anyone who makes it: import { ${name} } from '…/${file}' and call(${name}, {}).`,
        'Who may make it stands in the access table; tests/core/access/roles.server.test.ts makes it as each designation.',
      ],
    }
  },
}
