/** Characters of a question that is put to the assistant; the page's field takes no more. */
export const questionLength = 200
