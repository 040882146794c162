// A kind of message to customers: its enumeration value, placeholders and built-in texts.
import { addWord, checkName } from './places.mjs'
import { RecipeError } from './tree.mjs'

const gaps = (text) => [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name))].sort()

export const message = {
  usage: 'message <name> --en "<words with %{ref}>" --ar … --label-en … --label-ar …',
  names: ['name'],
  required: ['en', 'ar', 'label-en', 'label-ar'],
  optional: [],
  apply(tree, { name, en, ar, 'label-en': labelEn, 'label-ar': labelAr }) {
    checkName(name)
    const names = gaps(en)
    if (names.join() !== gaps(ar).join()) throw new RecipeError('Both languages fill in the same %{names}.')
    const known = tree.textNames('messages.placeholders')
    const strange = names.find((one) => !known.includes(one))
    if (strange) throw new RecipeError(`No text says what %{${strange}} means (messages.placeholders): ${known.join(', ')}.`)
    addWord(tree, 'messageKind', name)
    const list = names.map((one) => `'${one}'`).join(', ')
    tree.insert('src/schema/messages/placeholders.ts', 'placeholdersOf', `${name}: [${list}]`)
    tree.text(`enumerations.messageKind.${name}`, { en: labelEn, ar: labelAr })
    tree.text(`messages.sms.${name}`, { en, ar })
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
