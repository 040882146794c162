/** The reason for which words count as rejected although the provider has approved of others under their name. */
export const otherWords = 'otherWords'
