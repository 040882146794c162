/** A name as it stands inside a sentence: it begins in lower case, unless its first word has other capitals ('API key', 'WhatsApp template'). */
export const inSentence = (name: string): string => name.replace(/^\p{Lu}(?=\p{Ll}*(?!\p{L}))/u, (letter) => letter.toLowerCase())
