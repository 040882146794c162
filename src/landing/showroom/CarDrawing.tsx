import { useId } from 'react'
import type { ShowroomCar } from '../../schema/showroom/carOut.ts'

interface Shape {
  body: string
  glass: string
  lines: string
  wheels: readonly [number, number]
}
const wide = [142, 494] as const
// Seen from the side, the nose to the right; mirrored in Arabic, as the hero's car is.
const shapes: Record<NonNullable<ShowroomCar['body']>, Shape> = {
  sedan: {
    body: 'M34 236C24 226 24 196 32 182C42 168 74 162 118 156C166 118 214 96 292 94C366 92 414 112 466 150C530 156 580 168 600 192C610 206 610 228 602 236Z',
    glass: 'M158 156C196 126 238 110 290 108C352 107 398 124 438 152C380 160 220 162 158 156Z',
    lines: 'M296 108L288 160M286 162C280 190 282 214 288 234M408 158C414 186 412 212 404 234',
    wheels: wide,
  },
  suv: {
    body: 'M34 236C26 224 26 176 32 158C40 144 62 140 92 138C112 100 134 78 168 74C240 68 330 68 386 74C420 80 450 106 478 140C540 146 586 156 602 182C610 200 610 228 602 236Z',
    glass: 'M116 138C132 108 148 94 176 92C240 88 320 88 378 92C404 98 426 118 444 142C340 146 220 146 116 138Z',
    lines: 'M212 90L204 142M318 89L320 145M206 146C200 180 202 212 208 234M322 148C318 182 320 212 326 234M424 146C432 178 430 212 420 234',
    wheels: wide,
  },
  pickup: {
    body: 'M30 236C24 222 24 176 28 152L250 150C258 112 272 86 296 80C346 74 396 76 424 84C448 98 468 124 486 148C546 152 588 162 602 186C610 202 610 228 602 236Z',
    glass: 'M266 148C274 118 286 100 306 96C346 92 386 93 412 100C430 112 444 130 454 150C390 154 320 154 266 148Z',
    lines: 'M356 94L356 152M250 152V234M356 156V234M440 154C446 182 444 212 436 234M30 170H246',
    wheels: wide,
  },
  hatchback: {
    body: 'M52 236C42 222 44 180 56 158C78 118 112 92 168 86C250 80 330 86 392 112C420 126 440 140 456 152C520 158 566 168 586 192C596 208 594 228 588 236Z',
    glass: 'M92 152C112 122 140 106 180 102C256 97 326 104 378 126C396 136 412 146 424 156C310 162 190 160 92 152Z',
    lines: 'M262 99L254 159M254 162C248 190 250 214 256 234M388 160C396 186 394 212 386 234',
    wheels: [152, 484],
  },
  coupe: {
    body: 'M34 236C22 224 26 196 40 184C60 170 100 166 140 160C196 120 250 104 312 104C374 106 420 128 462 156C530 160 584 170 602 196C610 210 608 228 600 236Z',
    glass: 'M188 160C226 132 266 120 312 119C362 121 398 138 430 158C350 166 250 166 188 160Z',
    lines: 'M272 166C266 192 270 214 276 234M420 162C428 188 424 212 414 234',
    wheels: wide,
  },
  van: {
    body: 'M32 236C26 220 26 128 34 96C44 72 70 64 120 62C240 58 360 60 410 70C452 84 486 118 508 150C560 158 592 170 602 194C608 208 608 228 602 236Z',
    glass: 'M72 90H350V136H68ZM374 142C374 108 376 92 386 88C420 92 452 118 472 148C440 152 400 150 374 142Z',
    lines: 'M206 90V136M362 88V234M206 140V234M480 152C486 182 484 212 474 234',
    wheels: wide,
  },
}
const spokes = [0, 60, 120]

/** A car in its colour, for one without photos. Decorative: its name is beside it. */
export function CarDrawing({ car }: { car: Pick<ShowroomCar, 'body' | 'colour'> }) {
  const id = useId()
  const shape = shapes[car.body ?? 'sedan']
  return (
    <svg className="car-drawing" viewBox="0 0 640 300" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}light`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#fff" stopOpacity=".42" />
          <stop offset=".38" stopColor="#fff" stopOpacity=".06" />
          <stop offset=".6" stopColor="#000" stopOpacity=".05" />
          <stop offset="1" stopColor="#000" stopOpacity=".46" />
        </linearGradient>
        <linearGradient id={`${id}glass`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#5d6b7a" />
          <stop offset="1" stopColor="#12171d" />
        </linearGradient>
        <radialGradient id={`${id}shade`}>
          <stop stopColor="#000" stopOpacity=".5" />
          <stop offset="1" stopColor="#000" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="318" cy="266" rx="306" ry="18" fill={`url(#${id}shade)`} />
      <path d={shape.body} fill={car.colour?.swatch ?? '#8a929b'} />
      <path d={shape.body} fill={`url(#${id}light)`} stroke="#8b949e" strokeOpacity=".65" strokeWidth="1.600" />
      <path d={shape.glass} fill={`url(#${id}glass)`} stroke="#fff" strokeOpacity=".28" strokeWidth="1.600" />
      <path d={shape.lines} stroke="#000" strokeOpacity=".26" strokeWidth="1.800" />
      <path d="M44 190C190 174 420 176 586 194" stroke="#fff" strokeOpacity=".3" strokeWidth="1.800" />
      <path d="M70 222H570" stroke="#000" strokeOpacity=".22" strokeWidth="2" />
      <path d="M560 176C580 180 594 188 600 198" stroke="#fff" strokeWidth="6" />
      <path d="M34 188C44 182 56 180 68 179" stroke="#e0352b" strokeWidth="6" />
      {shape.wheels.map((x) => (
        <g key={x}>
          <path d={`M${x - 50} 238a50 50 0 0 1 100 0z`} fill="#0c0e11" />
          <circle cx={x} cy="228" r="40" fill="#16191d" />
          <circle cx={x} cy="228" r="28" fill="#c3cad1" stroke="#6b737c" strokeWidth="2" />
          {spokes.map((turn) => (
            <path key={turn} d={`M${x - 26} 228h52`} stroke="#4b525a" strokeWidth="5" transform={`rotate(${turn} ${x} 228)`} />
          ))}
          <circle cx={x} cy="228" r="7" fill="#2a2f35" />
        </g>
      ))}
    </svg>
  )
}
