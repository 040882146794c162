// A small PDF as a printer writes one, without loading what draws pictures.

/** A file of a form. */
export interface FormFile {
  name: string
  type: string
  bytes: Buffer
}

/** A PDF of exactly so many bytes. */
export function pdfOf(size = 400): FormFile {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>']
  const start = `%PDF-1.7\n${objects.map((one, place) => `${place + 1} 0 obj\n${one}\nendobj\n`).join('')}`
  const end = '\ntrailer\n<</Size 4/Root 1 0 R>>\n%%EOF\n'
  return { name: 'brochure.pdf', type: 'application/pdf', bytes: Buffer.from(start + ' '.repeat(size - start.length - end.length) + end) }
}
