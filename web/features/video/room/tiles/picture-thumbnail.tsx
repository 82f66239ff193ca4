import type { ReactNode } from 'react'
import type { Picture } from '../../engine/pictures.ts'

/** Illustration of each position of the dial. */
export function PictureThumbnail({ picture }: { picture: Picture }) {
  return (
    <svg viewBox="0 0 140 79" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full rounded-lg">
      {drawings[picture]}
    </svg>
  )
}

const room = (
  <>
    <rect width="140" height="79" fill="#42352e" />
    <path d="M12 34h28" stroke="#2f251f" strokeWidth="2" />
    <rect x="15" y="24" width="4" height="10" fill="#7d5a50" />
    <rect x="21" y="26" width="4" height="8" fill="#57707a" />
    <rect x="98" y="9" width="28" height="38" rx="6" fill="#3c5259" />
    <circle cx="113" cy="24" r="6" fill="#8a8a7c" />
  </>
)

const person = (
  <>
    <circle cx="70" cy="18" r="6.5" fill="#7a4b32" />
    <path d="M57 46V34a13 13 0 0 1 26 0v12Z" fill="#7a4b32" />
    <ellipse cx="70" cy="37" rx="10" ry="12" fill="#d8b594" />
    <rect x="65" y="46" width="10" height="10" fill="#c6a485" />
    <path d="M42 79c2-18 14-25 28-25s26 7 28 25Z" fill="#805950" />
    <path d="M60 34c6-1 9-4 10-8 1 4 4 7 10 8-1-7-5-11-10-11s-9 4-10 11Z" fill="#7a4b32" />
  </>
)

const drawings: Record<Picture, ReactNode> = {
  sharp: (
    <>
      {room}
      {person}
    </>
  ),
  background: (
    <>
      <g style={{ filter: 'blur(4px)' }}>{room}</g>
      {person}
    </>
  ),
  face: (
    <>
      <rect width="140" height="79" fill="#42352e" />
      <g style={{ filter: 'blur(6px)' }}>
        {room}
        {person}
      </g>
    </>
  ),
  silhouette: (
    <>
      <rect width="140" height="79" fill="var(--mist)" />
      <g fill="var(--sun)">
        <path d="M34 52a36 36 0 0 1 72 0Z" opacity=".16" />
        <path d="M43 52a27 27 0 0 1 54 0Z" opacity=".24" />
        <path d="M52 52a18 18 0 0 1 36 0Z" opacity=".95" />
      </g>
      <rect y="52" width="140" height="27" fill="var(--water)" />
      <g fill="var(--sun)">
        <rect x="56" y="57" width="28" height="2" rx="1" />
        <rect x="60" y="62" width="20" height="2" rx="1" opacity=".7" />
      </g>
    </>
  ),
  voice: (
    <>
      <rect width="140" height="79" fill="var(--muted)" />
      <g fill="var(--primary)">
        {[8, 14, 24, 32, 18, 34, 26, 14, 20, 10].map((height, index) => (
          <rect
            key={height + index * 100}
            x={45 + index * 5.2}
            y={40 - height / 2}
            width="3"
            height={height}
            rx="1.5"
          />
        ))}
      </g>
    </>
  ),
}
