// What the demo of later features is made with.
export { type CampaignText, campaignTexts } from './publicationTexts.ts'
