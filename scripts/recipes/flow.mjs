// A flow of the landing: a plan with one step, one field and one call, its page, end page, route, screen, tile and texts.
import { capital, checkFeature, checkName, hasSharedWord, knownResource } from './places.mjs'
import { flowFiles } from './flowFiles.mjs'
import { RecipeError } from './tree.mjs'

const parts = {
  text: ['In your own words.', 'اكتب ما تريد قوله.'],
  label: ['Your words', 'رسالتك'],
  done: ['Thank you, we have it', 'شكرًا لك، وصلتنا رسالتك'],
  doneText: ['Somebody will be in touch.', 'سيتواصل معك أحد موظفينا.'],
  another: ['Send another', 'إرسال رسالة أخرى'],
}

export const flow = {
  usage:
    'flow <feature> <name> --call <call> --ask <resource>.<field> --en … --ar … --text-en … --text-ar … [--flag CREATE_LEAD] [--icon lead]',
  names: ['feature', 'name'],
  required: ['call', 'ask', 'en', 'ar', 'text-en', 'text-ar'],
  optional: ['flag', 'icon'],
  apply(tree, { feature, name, call, ask, en, ar, flag = 'CREATE_LEAD', icon = 'lead', ...given }) {
    checkName(name)
    checkFeature(tree, feature)
    const calls = `src/schema/${feature}/calls.ts`
    const sent = tree.find(calls, call)
    if (!sent) throw new RecipeError(`${calls} has no call ${call}: a flow sends a call of its own feature (npm run new -- call …).`)
    const idempotent = sent.properties.some(({ key }) => key?.name === 'idempotent')
    const [resource, field] = ask.split('.')
    const { file, feature: owner } = knownResource(tree, resource)
    if (owner !== feature || !tree.has(file, `${resource}.fields`, field ?? ''))
      throw new RecipeError(`--ask is a field of a resource of ${feature}, such as followUps.comment.`)
    if (!hasSharedWord(tree, 'featureFlag', flag)) throw new RecipeError(`There is no feature flag ${flag}.`)
    const folder = `src/landing/${feature}/${name}`
    const shape = { name, feature, call, resource, field, resourceFile: file, idempotent }
    for (const [path, code] of Object.entries(flowFiles(shape))) tree.create(`${folder}/${path}`, code)
    tree.insert('src/landing/core/routes.ts', 'pages', `'${name}'`)
    tree.insert('src/schema/core/pageSwitches.ts', 'pageSwitches', `${name}: '${flag}'`)
    tree.insert('src/landing/core/tiles.ts', 'tiles', `{ page: '${name}', icon: '${icon}' }`)
    const screen = `import('./${feature}/${name}/${capital(name)}.tsx').then((file) => ({ default: file.${capital(name)} }))`
    tree.insert('src/landing/screens.ts', 'loads', `${name}: () => ${screen}`)
    const text = (key, words) => tree.text(`landing.${key}`, { en: words[0], ar: words[1] }, feature)
    // The first key of a block determines its file: pages and flows beside the existing ones.
    tree.text(`landing.pages.${name}`, {
      en: { title: en, text: given['text-en'] },
      ar: { title: ar, text: given['text-ar'] },
    })
    tree.text(`landing.flows.${name}`, {
      en: { steps: { words: parts.label[0] }, confirm: 'Send' },
      ar: { steps: { words: parts.label[1] }, confirm: 'إرسال' },
    })
    for (const [key, words] of Object.entries({ title: [en, ar], ...parts })) text(`${name}.${key}`, words)
    return {
      next: [
        `Say what the flow asks in ${folder}/plan.ts, and each step in a view beside it; change the words under landing.${name}.`,
        `The tile shows where the tenant has the flag ${flag} on. Sizes: npm run build && node scripts/sizes.mjs.`,
      ],
    }
  },
}
