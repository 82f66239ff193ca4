type HalfSunProps = {
  /** Scene of the waiting room; smaller elsewhere. */
  isLarge?: boolean
  isBreathing?: boolean
  /** Sun behind the hill: over, or nobody came. */
  isSet?: boolean
}

/** Half-sun over water. Decorative: the text beside it carries the meaning. */
export function HalfSun({ isLarge = false, isBreathing = false, isSet = false }: HalfSunProps) {
  const viewBox = isSet ? '0 62 390 190' : isLarge ? '0 0 390 304' : '-75 0 540 270'
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="block w-full">
      <rect x="-100" width="600" height="304" fill="var(--background)" />
      {isSet ? (
        <>
          <circle cx="195" cy="150" r="66" fill="var(--sun)" />
          <path d="M0 155c60-34 150-26 205 20v40H0Z" fill="var(--mist)" />
          <path d="M120 215c60-58 150-74 270-58v58Z" fill="var(--hill)" />
        </>
      ) : (
        <>
          <g className={isBreathing ? 'origin-[195px_195px] animate-breathe' : ''} fill="var(--sun)">
            <path d="M15 195a180 180 0 0 1 360 0Z" opacity=".1" />
            <path d="M55 195a140 140 0 0 1 280 0Z" opacity=".14" />
            <path d="M91 195a104 104 0 0 1 208 0Z" opacity=".22" />
            <path d="M126 195a69 69 0 0 1 138 0Z" />
          </g>
          <path d="M-100 195C-70 184-30 176 0 170c70-26 130-12 190 25Z" fill="var(--mist)" />
        </>
      )}
      <rect x="-100" y={isSet ? 215 : 195} width="600" height="120" fill="var(--water)" />
      {!isSet && (
        <g fill="var(--sun)">
          <rect x="139" y="207" width="112" height="5" rx="2.5" opacity=".85" />
          <rect x="157" y="221" width="76" height="5" rx="2.5" opacity=".6" />
          <rect x="173" y="235" width="44" height="5" rx="2.5" opacity=".4" />
        </g>
      )}
    </svg>
  )
}
