// Text in HTML.

/** Escapes text for HTML and its attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
