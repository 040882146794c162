// A kind of notification to staff: its enumeration value, and its title in both languages.
import { addSharedWord, checkFeature, checkName } from './places.mjs'
import { RecipeError } from './tree.mjs'

const gaps = (text) => [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name))].sort()

export const notification = {
  usage: 'notification <feature> <name> --en "<title with %{ref}>" --ar … --label-en … --label-ar …',
  names: ['feature', 'name'],
  required: ['en', 'ar', 'label-en', 'label-ar'],
  optional: [],
  apply(tree, { feature, name, en, ar, 'label-en': labelEn, 'label-ar': labelAr }) {
    checkName(name)
    checkFeature(tree, feature)
    const names = gaps(en)
    if (names.join() !== gaps(ar).join()) throw new RecipeError('Both languages fill in the same %{names}.')
    addSharedWord(tree, feature, 'notificationKind', name)
    tree.text(`enumerations.notificationKind.${name}`, { en: labelEn, ar: labelAr }, feature)
    tree.text(`messages.notices.${name}`, { en, ar }, feature)
    return {
      next: [
        'Tell it in the transaction that is its reason:',
        `  await notify(services, tx, staffIds, { kind: '${name}', params: { ${names.map((one) => `${one}: …`).join(', ')} }, resource, rowId })`,
        `or where a row became somebody's work, in the feature's reactions.ts: noticeOfWork('<resource>', '<field>', '${name}', params).`,
      ],
    }
  },
}
