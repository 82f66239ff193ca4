import { useEffect, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'

const INHALE_SECONDS = 4
const EXHALE_SECONDS = 6

const words = {
  still: 'Inspirez sur quatre temps, soufflez sur six.',
  in: 'Inspirez… quatre temps',
  out: 'Soufflez… six temps',
}

function wantsStillness(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.classList.contains('less-motion')
  )
}

/** A disc that grows for four counts and settles for six. Whoever asked for less motion starts with a still one. */
export function BreathingGuide() {
  const [isPaused, setPaused] = useState(wantsStillness)
  const [isInhaling, setInhaling] = useState(true)

  useEffect(() => {
    if (isPaused) return undefined
    const wait = isInhaling ? INHALE_SECONDS : EXHALE_SECONDS
    const start = setTimeout(() => setInhaling((was) => !was), wait * 1000)
    return () => clearTimeout(start)
  }, [isPaused, isInhaling])

  function resume() {
    setInhaling(true)
    setPaused(false)
  }

  const scale = isInhaling && !isPaused ? 'scale-100' : 'scale-50'
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-5">
      <div
        aria-hidden="true"
        className="grid size-24 place-items-center rounded-full border border-transparent bg-mist sm:size-32"
      >
        <div
          className={`size-20 rounded-full border border-transparent bg-sun transition-transform ease-in-out sm:size-28 starting:scale-50 ${scale} ${isInhaling ? 'duration-[4000ms]' : 'duration-[6000ms]'}`}
        />
      </div>
      <div className="grid justify-items-start gap-2">
        <Said words={isPaused ? words.still : isInhaling ? words.in : words.out} />
        <Button variant="outline" onClick={isPaused ? resume : () => setPaused(true)}>
          {isPaused ? 'Lancer le guide' : 'Mettre en pause'}
        </Button>
      </div>
    </div>
  )
}

/** All that may be said takes its place, unseen: nothing around it moves from one breath to the next. */
function Said({ words: said }: { words: string }) {
  return (
    <p className="grid items-center">
      {Object.values(words).map((one) => (
        <span key={one} className={`col-start-1 row-start-1 ${one === said ? '' : 'invisible'}`}>
          {one}
        </span>
      ))}
    </p>
  )
}
