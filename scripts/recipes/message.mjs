// A kind of message to customers: its place among its feature's kinds, placeholders and built-in texts.
import { checkFeature, checkName } from './places.mjs'
import { RecipeError } from './tree.mjs'

const gaps = (text) => [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name))].sort()

export const message = {
  usage: 'message <feature> <name> --en "<words with %{ref}>" --ar … --label-en … --label-ar …',
  names: ['feature', 'name'],
  required: ['en', 'ar', 'label-en', 'label-ar'],
  optional: [],
  apply(tree, { feature, name, en, ar, 'label-en': labelEn, 'label-ar': labelAr }) {
    checkName(name)
    checkFeature(tree, feature)
    const names = gaps(en)
    if (names.join() !== gaps(ar).join()) throw new RecipeError('Both languages fill in the same %{names}.')
    const known = tree.textNames('messages.placeholders')
    const strange = names.find((one) => !known.includes(one))
    if (strange) throw new RecipeError(`No text says what %{${strange}} means (messages.placeholders): ${known.join(', ')}.`)
    const filled = `${name}: [${names.map((one) => `'${one}'`).join(', ')}]`
    const file = `src/schema/${feature}/messageKinds.ts`
    const holder = tree.folders().find((one) => {
      const kinds = `src/schema/${one}/messageKinds.ts`
      return tree.exists(kinds) && tree.has(kinds, 'messageKinds', name)
    })
    if (holder) throw new RecipeError(`${holder} has a kind of message ${name} already.`)
    if (tree.exists(file)) tree.insert(file, 'messageKinds', filled)
    else {
      const list = 'src/schema/messageKinds.ts'
      tree.create(
        file,
        `// Messages of ${feature}. Built-in texts: messages.sms.<kind>; meaning of a placeholder: messages.placeholders.<name>.

/** The kinds, each with the placeholders of its texts. */
export const messageKinds = { ${filled} } as const
`,
      )
      tree.import(list, [`messageKinds as ${feature}`], `./${feature}/messageKinds.ts`)
      tree.insert(list, 'all', `...${feature}`)
    }
    tree.text(`enumerations.messageKind.${name}`, { en: labelEn, ar: labelAr }, feature)
    tree.text(`messages.sms.${name}`, { en, ar }, feature)
    return {
      next: [
        'Send it in the transaction that is its reason (server/payments/notifyPayer.ts is an example):',
        `  const words = await messageWords(services, tx, language, '${name}')`,
        `  const body = words({ ${names.map((one) => `${one}: …`).join(', ')} })`,
        `  await services.messages.queue(tx, { recipient, customerId, kind: '${name}', languageId, body, event }, services.now())`,
      ],
    }
  },
}
