// The words of the specification's lists as people choose from them: in English exactly those, in Arabic each with its own text.
import { expect, type Page } from '@playwright/test'
import { settled, test } from '../e2e/page.ts'
import { becomeStaff } from '../e2e/becomeStaff.ts'
import { bothLanguages, textsIn } from '../e2e/texts.ts'
import { enumerations } from '../../src/schema/enumerations.ts'
import { fieldKey, wordKey } from '../../src/schema/core/dataKeys.ts'

/** By form: the field, its list, and the words of the specification with the number of their sentence. */
const choices = [
  ['leads', 'type', 'leadType', '§3.13', 'New Car Sales, Used Car Sales, General Inquiry, After Sales Inquiry, Parts Inquiry, Test Drive'],
  ['staff', 'department', 'department', '§3.14', 'Sales, Service, Parts, Finance, Bodyshop, General'],
  ['customers', 'title', 'honorific', '§3.15', 'Dr., Mr., Mrs., Miss'],
  ['surveys', 'type', 'surveyType', '§3.19', 'General, Rating, Duration, Survey Status'],
  ['surveys', 'module', 'surveyModule', '§3.21', 'Shop Now, Home Service, Service, Test drive, Customer'],
  ['staff', 'staffType', 'staffType', '§6.3', 'Driver, Technician, Service Advisor, Sales Executive'],
] as const

/** The options of a choice, in their order. */
async function optionsOf(page: Page, label: string): Promise<string[]> {
  await page.getByRole('combobox', { name: label }).first().click()
  const options = (await page.getByRole('option').allInnerTexts()).map((text) => text.trim())
  await page.keyboard.press('Escape')
  return options
}

for (const word of bothLanguages) {
  const t = textsIn(word)
  test(`§3.13 §3.14 §3.15 §3.19 §3.21 §6.3 forms offer the words of the specification (${word}) @desktop`, async ({ page }) => {
    await becomeStaff(page, word)
    for (const [resource, field, list, mark, specified] of choices) {
      await page.goto(`/home/${resource}/create`)
      await settled(page)
      const options = await optionsOf(page, t(fieldKey(resource, field)))
      const texts = enumerations[list].map((one) => t(wordKey(list, one)))
      expect([mark, options.filter((text) => texts.includes(text))]).toEqual([mark, texts])
      if (word === 'english') expect([mark, texts.slice(0, specified.split(', ').length)]).toEqual([mark, specified.split(', ')])
    }
  })
}
