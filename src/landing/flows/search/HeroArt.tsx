/** The hero's drawing: a fastback's line under evening light. Faces the way the language reads. */
export function HeroArt() {
  return (
    <svg className="hero-art" viewBox="0 0 1200 460" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <defs>
        <linearGradient id="hero-roof" x1="90" y1="0" x2="1110" y2="0" gradientUnits="userSpaceOnUse">
          <stop stopColor="var(--hero-glow)" stopOpacity=".15" /><stop offset=".45" stopColor="var(--hero-glow)" /><stop offset=".62" stopColor="#fff" /><stop offset="1" stopColor="var(--hero-glow)" stopOpacity=".5" />
        </linearGradient>
        <linearGradient id="hero-body" x1="0" y1="120" x2="0" y2="350" gradientUnits="userSpaceOnUse">
          <stop stopColor="#fff" stopOpacity=".13" /><stop offset=".45" stopColor="#fff" stopOpacity=".03" /><stop offset="1" stopColor="#000" stopOpacity=".34" />
        </linearGradient>
        <linearGradient id="hero-ground" x1="0" y1="0" x2="1200" y2="0" gradientUnits="userSpaceOnUse">
          <stop stopColor="#fff" stopOpacity="0" /><stop offset=".5" stopColor="var(--hero-glow)" stopOpacity=".75" /><stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="hero-shade"><stop stopColor="#000" stopOpacity=".55" /><stop offset="1" stopColor="#000" stopOpacity="0" /></radialGradient>
        <linearGradient id="hero-beam" x1="1096" y1="0" x2="1200" y2="0" gradientUnits="userSpaceOnUse"><stop stopColor="#fff" stopOpacity=".5" /><stop offset="1" stopColor="#fff" stopOpacity="0" /></linearGradient>
      </defs>
      <ellipse cx="600" cy="362" rx="560" ry="30" fill="url(#hero-shade)" />
      <path d="M0 362h1200" stroke="url(#hero-ground)" strokeWidth="1.500" />
      <path d="M1098 262 1200 240v92l-98-40z" fill="url(#hero-beam)" opacity=".45" />
      <path d="M104 318c-10-3-15-10-15-21 0-26 7-45 21-56 20-13 55-22 104-28 82-47 184-84 292-89 112-5 199 27 286 83 110 4 200 20 262 48 26 12 42 29 43 50 0 9-5 13-16 15l-86 3a76 76 0 0 0-152-2l-462 2a76 76 0 0 0-152-1z" fill="url(#hero-body)" />
      <path d="M104 318c-10-3-15-10-15-21 0-26 7-45 21-56 20-13 55-22 104-28 82-47 184-84 292-89 112-5 199 27 286 83 110 4 200 20 262 48 26 12 42 29 43 50" stroke="url(#hero-roof)" strokeWidth="3.500" />
      <path d="M1097 305c0 9-5 13-16 15l-82 3M841 323l-458 1M225 323l-121-5" stroke="var(--hero-glow)" strokeOpacity=".55" strokeWidth="2" />
      <path d="M301 205c63-37 134-58 208-60 85-2 155 20 222 58l-12 8-400 4c-15 0-23-6-18-10z" fill="#000" fillOpacity=".28" stroke="var(--hero-glow)" strokeOpacity=".5" strokeWidth="1.600" />
      <path d="M516 146l-12 66" stroke="var(--hero-glow)" strokeOpacity=".4" strokeWidth="1.600" />
      <path d="M122 244c170-22 420-22 640-8 120 8 220 20 300 40" stroke="#fff" strokeOpacity=".32" strokeWidth="1.600" />
      <path d="M392 306c120-14 300-16 436-4" stroke="#fff" strokeOpacity=".16" strokeWidth="1.600" />
      <path d="M507 214c-9 34-8 72 0 100M744 216c8 30 10 60 6 88" stroke="#fff" strokeOpacity=".13" strokeWidth="1.500" />
      <path d="M548 232h34" stroke="#fff" strokeOpacity=".4" strokeWidth="2.400" />
      <path d="M97 262c12-7 32-11 58-13" stroke="#ff5a4f" strokeWidth="4" />
      <path d="M1084 268c-22-9-46-15-74-19" stroke="#fff" strokeWidth="4" />
      {[304, 920].map((x) => (
        <g key={x} stroke="var(--hero-glow)">
          <circle cx={x} cy="312" r="56" fill="#05070c" strokeOpacity=".8" strokeWidth="2" />
          <circle cx={x} cy="312" r="40" strokeOpacity=".75" strokeWidth="1.800" />
          <circle cx={x} cy="312" r="7" strokeOpacity=".75" strokeWidth="1.800" />
          {[0, 72, 144, 216, 288].map((turn) => <path key={turn} d={`M${x - 3} 304 ${x - 7} 273M${x + 3} 304l4-31`} strokeOpacity=".55" strokeWidth="1.600" transform={`rotate(${turn} ${x} 312)`} />)}
        </g>
      ))}
      <path d="M150 384h240M450 392h330M840 382h180M260 404h120M640 410h210" stroke="var(--hero-glow)" strokeOpacity=".14" strokeWidth="2" />
    </svg>
  )
}
