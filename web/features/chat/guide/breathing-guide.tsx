import { useEffect, useState } from 'react'

const INHALE_SECONDS = 4
const EXHALE_SECONDS = 6

const words = {
  in: { said: 'Inspirez… quatre temps', next: 'puis soufflez sur six' },
  out: { said: 'Soufflez… six temps', next: 'puis inspirez sur quatre' },
  paused: { said: 'En pause', next: 'Prenez le temps qu’il vous faut.' },
}

/**
 * A sun that grows for four counts and shrinks for six, hidden when paused. Not a live region: each breath would be
 * announced.
 */
export function BreathingGuide({ isPaused }: { isPaused: boolean }) {
  const [isInhaling, setInhaling] = useState(true)

  useEffect(() => {
    if (isPaused) return undefined
    const wait = isInhaling ? INHALE_SECONDS : EXHALE_SECONDS
    const turn = setTimeout(() => setInhaling((was) => !was), wait * 1000)
    return () => clearTimeout(turn)
  }, [isPaused, isInhaling])

  const { said, next } = words[isPaused ? 'paused' : isInhaling ? 'in' : 'out']
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <div
        aria-hidden="true"
        className={`grid size-28 place-items-center rounded-full border-2 border-mist sm:size-36 ${isPaused ? '' : 'bg-mist'}`}
      >
        <div
          className={`size-22 rounded-full border border-transparent sm:size-28 transition-transform ease-in-out starting:scale-50 motion-reduce:transition-none ${isPaused ? 'scale-50 bg-mist' : `bg-sun ${isInhaling ? 'scale-100 duration-[4000ms]' : 'scale-50 duration-[6000ms]'} motion-reduce:scale-75`}`}
        />
      </div>
      <p>
        <span className="block font-display text-heading-sm leading-8">{said}</span>
        <span className="text-muted-foreground">{next}</span>
      </p>
    </div>
  )
}
