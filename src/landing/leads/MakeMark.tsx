import marks from './makes.svg?no-inline'

// In makes.svg, from simple-icons (CC0), in one colour. A make without a logo there shows its first letter.
const drawn: readonly string[] = [
  'toyota',
  'hyundai',
  'kia',
  'nissan',
  'ford',
  'mazda',
  'chevrolet',
  'mg',
  'honda',
  'mitsubishi',
  'suzuki',
  'bmw',
  'jeep',
  'ram',
  'audi',
  'infiniti',
  'cadillac',
  'volkswagen',
  'peugeot',
  'renault',
  'subaru',
  'volvo',
  'mini',
  'chrysler',
  'lucid',
]

/** A make's logo; decorative, because the name is beside it. */
export function MakeMark({ slug, name }: { slug: string; name: string }) {
  if (!drawn.includes(slug))
    return (
      <span className="make-letter" aria-hidden="true">
        {[...name][0]}
      </span>
    )
  return (
    <svg className="make-mark" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${marks}#${slug}`} />
    </svg>
  )
}
