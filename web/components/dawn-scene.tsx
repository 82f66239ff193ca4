/** Height of the sun above the water. */
export type SunHeight = 'hidden' | 'low' | 'rising' | 'high' | 'noon'

const sunCentre: Record<SunHeight, number> = { hidden: 84, low: 74, rising: 64, high: 54, noon: 40 }
const haloCount: Record<SunHeight, number> = { hidden: 0, low: 0, rising: 0, high: 1, noon: 2 }

const frames = { small: 'h-24 w-60', wide: 'h-28 w-full', whole: 'w-full' }

/** Decorative landscape of steps and empty states; the sun stands higher at each step. */
export function DawnScene({ height, frame = 'small' }: { height: SunHeight; frame?: keyof typeof frames }) {
  const y = sunCentre[height]
  return (
    <svg
      viewBox="0 0 280 112"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={`rounded-2xl ${frames[frame]}`}
    >
      <rect width="280" height="112" fill="var(--accent)" />
      <g fill="var(--sun)">
        {haloCount[height] > 1 && <circle cx="176" cy={y} r="66" opacity=".18" />}
        {haloCount[height] > 0 && <circle cx="176" cy={y} r="47" opacity=".3" />}
        <circle cx="176" cy={y} r="30" />
      </g>
      <path d="M0 74c34-14 78-16 116-6 20 5 36 10 52 14H0Z" fill="var(--mist)" />
      {height === 'hidden' && <path d="M120 82c20-26 44-36 70-34 36 2 62 16 90 34Z" fill="var(--hill)" />}
      <rect y="81" width="280" height="31" fill="var(--water)" />
      <g fill="var(--sun)">
        <rect
          x={176 - reflection[height] / 2}
          y="88"
          width={reflection[height]}
          height="5"
          rx="2.5"
          opacity={height === 'low' ? 0.45 : 0.85}
        />
        <rect
          x={176 - reflection[height] / 3}
          y="99"
          width={reflection[height] / 1.6}
          height="5"
          rx="2.5"
          opacity={height === 'low' ? 0.35 : 0.7}
        />
      </g>
    </svg>
  )
}

const reflection: Record<SunHeight, number> = { hidden: 0, low: 24, rising: 38, high: 52, noon: 66 }
